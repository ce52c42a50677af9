/** Adds Unicode isolates, so that the text keeps its own direction inside a sentence. */
export const isolate = (text: string): string => `\u2068${text}\u2069`
