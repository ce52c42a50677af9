import type { Language } from '@peshi/contract/platform/person'
import type { CustomTypeOptions } from 'i18next'
import { readText, writeText } from '../storage/storage.ts'

export type Namespace = keyof CustomTypeOptions['resources']

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

/** `nu-latn` selects the digits 0 to 9. */
export const localeOf: Record<Language, string> = {
  en: 'en-IN',
  hi: 'hi-IN-u-nu-latn',
  ur: 'ur-IN-u-nu-latn',
  de: 'de-DE',
  fr: 'fr-FR',
  pt: 'pt-BR',
}

export const isLanguage = (text: string): text is Language => text in languageNames

export function storedLanguage(): Language {
  const stored = readText('language')
  return stored !== null && isLanguage(stored) ? stored : 'en'
}

export const keepLanguage = (language: Language) => writeText('language', language)
