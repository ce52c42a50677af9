import type { NotificationKind, NotificationValues } from '@peshi/contract/chamber/notifications'
import type { Language } from '@peshi/contract/platform/person'
import { sayCourt } from '@peshi/courts/catalogue/courts'
import { z } from 'zod'
import { fillWords, readLocale } from '../../platform/words.ts'

const Texts = z.object({
  many: z.string(),
  open: z.string(),
  open_all: z.string(),
  place: z.string(),
  ahead: z.string(),
  sensitive: z.string(),
  why: z.string(),
  settings: z.string(),
  stop: z.string(),
  test_subject: z.string(),
  test_text: z.string(),
  listed_on: z.string(),
  dated_on: z.string(),
  changed: z.string(),
  item: z.string(),
  room_item: z.string(),
  off: z.string(),
  lists_unread: z.string(),
  list_waiting: z.string(),
  not_sitting: z.string(),
})
type TextKey = keyof z.infer<typeof Texts>

const Said = z.object({ said: z.record(z.string(), z.record(z.string(), z.string())) })

export interface AlertWords {
  language: Language
  said(kind: NotificationKind, of?: NotificationValues | 'several'): string
  text(key: TextKey, values?: Record<string, string | number>): string
  court(name: string): string
}

const known = new Map<Language, AlertWords>()

export function alertWords(language: Language): AlertWords {
  const found = known.get(language) ?? readWords(language)
  known.set(language, found)
  return found
}

function readWords(language: Language): AlertWords {
  const texts = Texts.parse(readLocale(language, 'alertMails'))
  const { said } = Said.parse(readLocale(language, 'notifications'))
  return {
    language,
    said(kind, of = {}) {
      const [about = '', what = ''] = kind.split('.')
      const ways = said[about]
      return of === 'several' ? (ways?.several ?? ways?.[what] ?? kind) : fillWords(ways?.[what] ?? kind, of)
    },
    text: (key, values = {}) => fillWords(texts[key], values),
    court: (name) => sayCourt(name, language),
  }
}
