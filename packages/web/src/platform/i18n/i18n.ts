import { loadWords as loadFile } from '@peshi/contract/platform/load-words'
import type { Language } from '@peshi/contract/platform/person'
import { isOfId, splitSign, withoutNumber } from '@peshi/contract/platform/rule-words'
import i18next, { type BackendModule } from 'i18next'
import { initReactI18next } from 'react-i18next'
import { sayFieldsBy } from '../api/api-error.ts'
import { loadChunk } from '../chunks/load-chunk.ts'
import { isolateFigures } from './isolate-figures.ts'
import {
  directionOf,
  isLanguage,
  keepLanguage,
  languageNames,
  localeOf,
  type Namespace,
  storedLanguage,
} from './languages.ts'
import { loadCourtNames } from './say-court.ts'

const backend: BackendModule = {
  type: 'backend',
  init: () => undefined,
  read: (language, namespace, done) => {
    loadChunk(() => loadFile(language, namespace)).then(
      (words) => done(null, words.default),
      (error: unknown) => done(error instanceof Error ? error : new Error(String(error)), false),
    )
  },
}

export const i18n = i18next

export async function startI18n(): Promise<void> {
  i18n.on('languageChanged', showLanguage)
  const names = loadCourtNames(storedLanguage()).catch(() => undefined)
  await i18n
    .use(backend)
    .use(initReactI18next)
    .init({
      lng: storedLanguage(),
      fallbackLng: 'en',
      supportedLngs: Object.keys(languageNames),
      ns: ['common', 'errors'],
      defaultNS: 'common',
      // Sets the language at once, because the first page asks for translations while their files are still loading.
      initAsync: false,
      interpolation: { escapeValue: true, escape: keepOrder },
      returnNull: false,
    })
  await names
  sayFieldsBy(sayRule)
  loadWords('rules').catch(() => undefined)
}

/** Translates a validation message of the contract. Its English sentence is the key of the translation. */
export function sayRule(sentence: string): string {
  const say = (words: string, sign?: string) => {
    const { key, number } = withoutNumber(words)
    const own = { ns: 'rules', keySeparator: false, nsSeparator: false, defaultValue: words, sign, number } as const
    return i18n.t([words, key], own)
  }
  if (isOfId(sentence)) return say('Choose from the list')
  const { sign, rest } = splitSign(sentence)
  return sign ? `${say('“{{sign}}” does not belong here.', sign)} ${say(rest)}` : say(sentence)
}

const keepOrder = (value: string) => (directionOf(currentLanguage()) === 'rtl' ? isolateFigures(value) : value)

export async function changeLanguage(language: Language): Promise<void> {
  keepLanguage(language)
  await loadCourtNames(language).catch(() => undefined)
  await i18n.changeLanguage(language)
}

export const currentLanguage = (): Language => {
  const language = i18n.resolvedLanguage ?? i18n.language
  return isLanguage(language) ? language : 'en'
}

export const currentLocale = () => localeOf[currentLanguage()]

export const loadWords = (...namespaces: Namespace[]) => i18n.loadNamespaces(namespaces)

function showLanguage(language: string): void {
  document.documentElement.lang = language
  document.documentElement.dir = directionOf(language)
}
