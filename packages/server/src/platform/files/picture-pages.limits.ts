/** Further pages of a TIFF are not shown. */
export const mostPagesOfPicture = 200
export const mostPixels = 64_000_000
export const mostHeapMegabytes = 512
export const mostResidentMegabytes = 1200
export const mostSeconds = 120
export const mostAnswerBytes = 200 * 1024 * 1024
