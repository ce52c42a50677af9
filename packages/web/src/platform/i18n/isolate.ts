/** Unicode isolates keep the text's own direction inside a sentence. */
export const isolate = (text: string): string => `\u2068${text}\u2069`
