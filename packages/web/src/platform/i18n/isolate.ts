export const isolate = (text: string): string => `\u2068${text}\u2069`
