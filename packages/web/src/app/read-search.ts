/** This file must not import zod, which would make the first page load larger. */
export const readOneOf = <T extends string | number>(values: readonly T[], raw: unknown): T | undefined =>
  values.find((value) => value === raw)

export const readWhole = (raw: unknown, from: number, to: number): number | undefined =>
  typeof raw === 'number' && Number.isInteger(raw) && raw >= from && raw <= to ? raw : undefined

export const readForm = <T extends string>(form: RegExp, raw: unknown): T | undefined =>
  typeof raw === 'string' && form.test(raw) ? (raw as T) : undefined

export const uuidForm = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i
export const courtIdForm = /^(sci|hc-[a-z0-9]+|dc-[a-z0-9]+|tribunals-[a-z0-9]+-[a-z0-9]+)$/
