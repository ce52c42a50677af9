/** Code points of the digit zero in other scripts. */
export const zeros = [
  0xff10, 0x0660, 0x06f0, 0x0966, 0x09e6, 0x0a66, 0x0ae6, 0x0b66, 0x0be6, 0x0c66, 0x0ce6, 0x0d66, 0x1946, 0x1c40,
  0x1c50, 0xabf0,
] as const

/**
 * Replaces digits of other scripts with 0 to 9 and keeps the text's length.
 * A Devanagari zero after a letter stays, because it marks an abbreviation (`सं० 12/2024`).
 */
export const plainDigits = (text: string): string =>
  text.replace(/(?<![\p{L}\p{M}])०|(?![0-9०])\p{Nd}/gu, (digit) => {
    const code = digit.codePointAt(0) ?? 0
    const zero = zeros.find((start) => code >= start && code < start + 10)
    return zero === undefined ? digit : String(code - zero)
  })
