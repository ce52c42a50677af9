import { hasCourtNames, nameCourts } from '@peshi/contract/courts/name-courts'
import type { Language } from '@peshi/contract/platform/person'
import { loadChunk } from '../chunks/load-chunk.ts'

let say = (name: string): string => name

export async function loadCourtNames(language: Language): Promise<void> {
  if (!hasCourtNames(language)) {
    say = (name) => name
    return
  }
  const { default: names } = await loadChunk(() => import('@peshi/contract/courts/court-names.json'))
  const translate = nameCourts(names)
  say = (name) => translate(name, language)
}

/** The server sends courts' names in English. */
export function sayCourt<Name extends string | null | undefined>(name: Name): Name | string {
  return typeof name === 'string' ? say(name) : name
}
