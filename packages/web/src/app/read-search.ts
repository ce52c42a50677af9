import type { CourtDate } from '@peshi/contract/platform/dates'
import { notFound } from '@tanstack/react-router'

/** This file must not import zod, which would make the first page load larger. */
export const readOneOf = <T extends string | number>(values: readonly T[], raw: unknown): T | undefined =>
  values.find((value) => value === raw)

export const readWhole = (raw: unknown, from: number, to: number): number | undefined =>
  typeof raw === 'number' && Number.isInteger(raw) && raw >= from && raw <= to ? raw : undefined

export const readForm = <T extends string>(form: RegExp, raw: unknown): T | undefined =>
  typeof raw === 'string' && form.test(raw) ? (raw as T) : undefined

/** For the variable parts of an address: an invalid part means that there is no such page. */
export function orNotFound<T>(value: T | undefined): T {
  if (value === undefined) throw notFound()
  return value
}

/** The router reads `?q=2024` as a number. */
export const readWords = (raw: unknown, most: number): string | undefined =>
  typeof raw === 'string' || typeof raw === 'number' ? String(raw).slice(0, most) || undefined : undefined

export const readPage = (raw: unknown): number | undefined => readWhole(Number(raw), 2, 100_000)

export function readDate(raw: unknown): CourtDate | undefined {
  const date = readForm<CourtDate>(/^(19|2[01])\d{2}-\d{2}-\d{2}$/, raw)
  const day = new Date(`${date}T00:00:00Z`)
  return date && !Number.isNaN(day.getTime()) && day.toISOString().startsWith(date) ? date : undefined
}

export const uuidForm = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i
export const courtIdForm = /^(sci|hc-[a-z0-9]+|dc-[a-z0-9]+|tribunals-[a-z0-9]+-[a-z0-9]+)$/
