import type { Language } from '../platform/person.ts'

export type LocalNames = Readonly<Record<string, readonly string[]>>

interface Grammar {
  at: number
  comma: string
  district: string
}

const grammars: Partial<Record<Language, Grammar>> = {
  hi: { at: 0, comma: ', ', district: 'जिला न्यायालय' },
  ur: { at: 1, comma: '، ', district: 'ضلعی عدالت' },
}

export const hasCourtNames = (language: Language): boolean => grammars[language] !== undefined

/**
 * Translates `District Court, Agra` to `जिला न्यायालय, आगरा`. The whole name stays English if a part has no
 * translation.
 */
export function nameCourts(json: LocalNames) {
  const names = new Map(Object.entries(json))
  return (name: string, language: Language): string => {
    const grammar = grammars[language]
    return (grammar && translate(name, names, grammar)) ?? name
  }
}

function translate(name: string, names: ReadonlyMap<string, readonly string[]>, grammar: Grammar): string | null {
  const { at, comma, district } = grammar
  const say = (part: string | undefined) => (part ? translate(part, names, grammar) : null)
  const join = (parts: readonly (string | undefined)[], put: (first: string, second: string) => string) => {
    const [first, second] = parts.map(say)
    return first && second ? put(first, second) : null
  }
  const whole = names.get(name)?.[at]
  if (whole) return whole
  const [, place] = /^District Court, (.+)$/.exec(name) ?? []
  if (place) return withPlace(say(place), (said) => `${district}${comma}${said}`)
  const [, short] = /^(.+) DC$/.exec(name) ?? []
  if (short) return withPlace(say(short), (said) => `${said} ${district}`)
  const [, body, bench] = /^(.+), (.+)$/.exec(name) ?? []
  if (body) return join([body, bench], (first, second) => `${first}${comma}${second}`)
  const [, area, seat] = /^(.+) at (.+)$/.exec(name) ?? /^(.+) \((.+)\)$/.exec(name) ?? []
  if (area) return join([area, seat], (first, second) => `${first} (${second})`)
  const [, numbered, number] = /^(.+) (\d+)$/.exec(name) ?? []
  if (numbered) return withPlace(say(numbered), (said) => `${said} ${number}`)
  return (
    spaced(name)
      .map(([head, tail]) => join([head, tail], (first, second) => `${first} ${second}`))
      .find(Boolean) ?? null
  )
}

const withPlace = (said: string | null, put: (said: string) => string) => (said === null ? null : put(said))

const spaced = (name: string): [string, string][] =>
  [...name.matchAll(/ /g)]
    .map(({ index }): [string, string] => [name.slice(0, index), name.slice(index + 1)])
    .filter(([head]) => /[A-Z]{2}/.test(head))
