import { messages } from '@peshi/contract/platform/messages'
import { ApiError } from '../api/api-error.ts'
import type { Heading } from '../api/query-client.ts'
import { i18n } from './i18n.ts'

/** An error as a sentence for the reader: by its code where we have the words, else as the server wrote it. */
export function sayError(error: unknown): string {
  if (!(error instanceof ApiError)) return i18n.t('errors:code.unexpected', { defaultValue: messages.serverError })
  if (error.code === 'network' && !navigator.onLine) return i18n.t('offline:offline', { defaultValue: error.message })
  // English is the server's own sentence, which may say more than the code does.
  if (i18n.resolvedLanguage === 'en') return error.message
  return i18n.t(`errors:code.${error.code}`, { defaultValue: error.message })
}

/** Null where the error says it itself. */
export function sayHeading(heading: Heading | undefined, error: unknown): string | null {
  if (!heading) return null
  const said = i18n.t(`errors:failed.${heading}`)
  const isFault = error instanceof ApiError && error.code === 'update-failed'
  return isFault || sayError(error) === said ? null : said
}
