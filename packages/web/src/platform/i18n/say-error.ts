import { messages } from '@peshi/contract/platform/messages'
import { ApiError } from '../api/api-error.ts'
import type { Heading } from '../api/query-client.ts'
import { i18n } from './i18n.ts'
import { isolate } from './isolate.ts'

export function sayError(error: unknown): string {
  if (!(error instanceof ApiError)) return i18n.t('errors:code.unexpected', { defaultValue: messages.serverError })
  if (error.code === 'network' && !navigator.onLine) return i18n.t('offline:offline', { defaultValue: error.message })
  // The server's sentence is in English and may have more detail than the translation.
  if (i18n.resolvedLanguage === 'en') return error.message
  const names = Object.fromEntries(Object.entries(error.values).map(([key, name]) => [key, isolate(name)]))
  const said = i18n.t(`errors:code.${error.code}`, { ...names, defaultValue: error.message })
  // The message of `invalid` does not say what is wrong, so the fields' messages are added.
  const rules = error.code === 'invalid' ? [...new Set(Object.values(error.fields))] : []
  return [said, ...rules].join(' ')
}

export function sayHeading(heading: Heading | undefined, error: unknown): string | null {
  if (!heading) return null
  const said = i18n.t(`errors:failed.${heading}`)
  const isFault = error instanceof ApiError && error.code === 'update-failed'
  return isFault || sayError(error) === said ? null : said
}

export const namesFields = (error: unknown): boolean =>
  error instanceof ApiError && Object.keys(error.fields).length > 0

export const isNotFound = (error: unknown): boolean => error instanceof ApiError && error.status === 404
