/** Do not import zod here: the service worker uses this file. */
export const directionOf = (language: string): 'ltr' | 'rtl' => (language === 'ur' ? 'rtl' : 'ltr')
