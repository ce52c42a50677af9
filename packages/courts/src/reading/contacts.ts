const email = /\(?\s?(?<![\w.+-])[\w.+-]+@(?![\w.-]*\b(?:nic|gov)\.in\b)[\w-]+(?:\.[\w-]+)+\s*\)?/g
const telephone =
  /\(?(?<![\d/.-])(?:\+?91[\s-]?|0)?[6-9]\d{4}[\s-]?\d{5}(?![\d/])\)?|\b(?:mob(?:ile)?|phone|tel|contact)\b(?:\s*no)?[\s.:-]*\+?\d[\d\s-]{6,12}\d/gi

/** Removes private e-mail addresses and telephone numbers, which some courts print in their lists. */
export const withoutContacts = (text: string): string => text.replace(email, ' ').replace(telephone, ' ')

export const hasContact = (text: string): boolean => withoutContacts(text) !== text
