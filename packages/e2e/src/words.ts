import { readFileSync } from 'node:fs'

type Words = Record<string, unknown>

/** Isolates figures such as `13-02-2027` in Urdu text, as the app's `isolate-figures.ts` does. */
const keepOrder = (language: string, value: string) =>
  language === 'ur' && /^(?=.*\d)(?=.*\D)[^\p{L}\u2066-\u2069]+$/u.test(value) ? `\u2068${value}\u2069` : value

export function wordsOf(language: string) {
  const files = new Map<string, Words>()
  const load = (namespace: string) => {
    const known = files.get(namespace)
    if (known) return known
    const path = new URL(`../../contract/src/platform/locales/${language}/${namespace}.json`, import.meta.url)
    const words: Words = JSON.parse(readFileSync(path, 'utf8'))
    files.set(namespace, words)
    return words
  }
  return (namespace: string, key: string, values: Record<string, string | number> = {}): string => {
    const found = key.split('.').reduce<unknown>((level, part) => (level as Words | undefined)?.[part], load(namespace))
    if (typeof found !== 'string') throw new Error(`${language}/${namespace}.json has no ${key}`)
    return found.replace(/{{(\w+)}}/g, (_match, name: string) => keepOrder(language, String(values[name] ?? '')))
  }
}

export type Say = ReturnType<typeof wordsOf>
