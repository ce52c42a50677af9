const digits = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ'

/** A taxpayer's number: five letters, four digits and a letter (Income-tax Rules, rule 114). */
export const isPan = (text: string): boolean => /^[A-Z]{5}\d{4}[A-Z]$/.test(text)

/** Tax registration number: State code, PAN, number of the registration, `Z`, and a check character in base 36. */
export function isGstin(text: string): boolean {
  if (!/^(?:0[1-9]|[12]\d|3[0-8]|97|99)[A-Z]{5}\d{4}[A-Z][1-9A-Z]Z[0-9A-Z]$/.test(text)) return false
  let sum = 0
  for (let at = 0; at < 14; at++) {
    const product = digits.indexOf(text.charAt(at)) * (at % 2 === 0 ? 1 : 2)
    sum += Math.floor(product / 36) + (product % 36)
  }
  return digits.charAt((36 - (sum % 36)) % 36) === text.charAt(14)
}
