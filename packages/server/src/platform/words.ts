import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Language } from '@peshi/contract/platform/person'

type Values = Record<string, string | number | null | undefined>

/** The words of the web app in one language, so that files and mails say what the screen says. */
export interface Words {
  language: Language
  /** For example `matters:column.stage`. Returns the key if there are no such words. */
  say(key: string, values?: Values): string
  find(key: string, values?: Values): string | null
}

const fileOf = createRequire(import.meta.url).resolve

export const readLocale = (language: Language, file: string): unknown =>
  JSON.parse(readFileSync(fileOf(`@peshi/contract/platform/locales/${language}/${file}.json`), 'utf8'))

export const fillWords = (words: string, values: Values) =>
  words.replace(/{{(\w+)}}/g, (_, name: string) => String(values[name] ?? ''))

const known = new Map<Language, Words>()

export function wordsIn(language: Language): Words {
  const found = known.get(language) ?? readWords(language)
  known.set(language, found)
  return found
}

function readWords(language: Language): Words {
  const files = new Map<string, unknown>()
  const findAt = (file: string, path: string): string | null => {
    if (!files.has(file)) files.set(file, readLocale(language, file))
    const found = path.split('.').reduce<unknown>((at, step) => (at as Values | undefined)?.[step], files.get(file))
    return typeof found === 'string' ? found : null
  }
  const find: Words['find'] = (key, values = {}) => {
    const [file = '', path = ''] = key.split(':')
    const form = new Intl.PluralRules(language).select(Number(values.count ?? 0))
    const found = findAt(file, path) ?? findAt(file, `${path}_${form}`)
    return found === null ? null : fillWords(found, values)
  }
  return { language, find, say: (key, values) => find(key, values) ?? key }
}
