import type { Language } from '@peshi/contract/platform/person'
import type { CustomTypeOptions } from 'i18next'
import { readText, writeText } from '../storage/storage.ts'

/** A file of words in `locales`; `keys.d.ts` lists them. */
export type Namespace = keyof CustomTypeOptions['resources']

/** Each in its own words, so that who needs it can read it. */
export const languageNames: Record<Language, string> = {
  en: 'English',
  hi: 'हिन्दी',
  ur: 'اردو',
  de: 'Deutsch',
  fr: 'Français',
  pt: 'Português',
}
export const languages = Object.keys(languageNames) as Language[]

export const directionOf = (language: string): 'ltr' | 'rtl' => (language === 'ur' ? 'rtl' : 'ltr')

/** How dates and numbers are written: Indian usage for the languages of India, Latin digits everywhere. */
export const localeOf: Record<Language, string> = {
  en: 'en-IN',
  hi: 'hi-IN-u-nu-latn',
  ur: 'ur-IN-u-nu-latn',
  de: 'de-DE',
  fr: 'fr-FR',
  pt: 'pt-BR',
}

export const isLanguage = (text: string): text is Language => text in languageNames

/** The language of this browser: what was chosen here last, else English. */
export function storedLanguage(): Language {
  const stored = readText('language')
  return stored !== null && isLanguage(stored) ? stored : 'en'
}

export const keepLanguage = (language: Language) => writeText('language', language)
