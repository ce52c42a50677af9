import type { Language } from '@peshi/contract/platform/person'
import { readText, writeText } from '../storage/storage.ts'

export const namespaces = [
  'common',
  'shell',
  'account',
  'activity',
  'alerts',
  'appeals',
  'audit',
  'calendar',
  'boards',
  'causeLists',
  'caveats',
  'clocks',
  'calls',
  'clients',
  'courtLinks',
  'demo',
  'documents',
  'dueChecks',
  'errors',
  'firs',
  'rules',
  'hearings',
  'help',
  'lists',
  'imports',
  'installation',
  'invoices',
  'matters',
  'members',
  'news',
  'notes',
  'notifications',
  'offline',
  'orders',
  'plans',
  'privacy',
  'reports',
  'search',
  'security',
  'shares',
  'support',
  'sync',
  'takeouts',
  'tasks',
  'today',
  'trackers',
] as const
export type Namespace = (typeof namespaces)[number]

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
