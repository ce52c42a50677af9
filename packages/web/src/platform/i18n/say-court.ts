import { hasCourtNames, nameCourts } from '@peshi/contract/courts/name-courts'
import type { Language } from '@peshi/contract/platform/person'
import { loadChunk } from '../chunks/load-chunk.ts'

let say = (name: string): string => name

/** The names in Hindi and Urdu are fetched with the words of these languages; all other languages have the English ones. */
export async function loadCourtNames(language: Language): Promise<void> {
  if (!hasCourtNames(language)) {
    say = (name) => name
    return
  }
  const { default: names } = await loadChunk(() => import('@peshi/contract/courts/court-names.json'))
  const translate = nameCourts(names)
  say = (name) => translate(name, language)
}

/** A court's full or short name, or its place, in the language of the screen. The server sends the English one. */
export function sayCourt<Name extends string | null | undefined>(name: Name): Name | string {
  return typeof name === 'string' ? say(name) : name
}
