export const mostPages = 4000
export const mostPagesOfOne = 2000
export const mostBytes = 300 * 1024 * 1024
export const mostHeapMegabytes = 1024
export const mostResidentMegabytes = 1536
export const mostSeconds = 240
