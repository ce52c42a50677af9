import { z } from 'zod'
import { plainDigits } from './digits.ts'

/** `name` keeps the invisible joiners (U+200C and U+200D) that Indian scripts need. */
export type FieldKind = 'number' | 'address' | 'code' | 'name' | 'prose'

const unseen = /(?![\n\t])[\p{Cc}\p{Cf}]|[\ufe00-\ufe0f]/gu
const unseenInNames = /(?!\u200c|\u200d|\n|\t)[\p{Cc}\p{Cf}]/gu

const plain = (text: string) =>
  plainDigits(text.replace(unseen, '').normalize('NFKC'))
    .replace(/[\u2010-\u2015\u2212]/g, '-')
    .replace(/\s+/g, ' ')
    .trim()

const cleaners: Record<FieldKind, (text: string) => string> = {
  number: plain,
  address: (text) => plain(text).replace(/ /g, ''),
  code: (text) => plain(text).replace(/ /g, '').toUpperCase(),
  name: (text) => text.replace(unseenInNames, '').normalize('NFC').replace(/\s+/g, ' ').trim(),
  prose: (text) => text.normalize('NFC').trim(),
}

export const clean = (kind: FieldKind, text: string): string => cleaners[kind](text)

/** Zero if the text is no number. */
export const yearIn = (text: string): number => Number(clean('number', text)) || 0

/** A text that is cleaned before it is checked. The request keeps the cleaned text. */
export const cleaned = (kind: FieldKind) => z.string().overwrite(cleaners[kind])

/** Makes messages such as `“€” does not belong here. Write …`. Keep this form, because `splitSign` parses it. */
export const naming = (allowed: RegExp, message: string) => ({
  error: ({ input }: { input?: unknown }) => {
    const sign = typeof input === 'string' ? [...input].find((one) => !allowed.test(one)) : undefined
    return sign === undefined ? message : `“${sign}” does not belong here. ${message}`
  },
})

const inNumbers = /[0-9]/
const inCodes = /[A-Z0-9]/
const inAddresses = /[\p{L}\p{M}\p{N}.!#$%&'*+/=?^_`{|}~@-]/u

export const digitsOf = (form: RegExp, message: string) => cleaned('number').regex(form, naming(inNumbers, message))
export const codeOf = (form: RegExp, message: string) => cleaned('code').regex(form, naming(inCodes, message))
export const emailOf = (most: number, message: string) =>
  cleaned('address')
    .max(most, most === 200 ? 'Use at most 200 characters' : undefined)
    .pipe(z.email(naming(inAddresses, message)))
