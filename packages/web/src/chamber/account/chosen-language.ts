import type { Language } from '@peshi/contract/platform/person'

let chosen: Language | null = null

/** Remembers a language chosen before sign-in. */
export const noteChosenLanguage = (language: Language) => {
  chosen = language
}

/** Returns the language and clears it. */
export function takeChosenLanguage(): Language | null {
  const language = chosen
  chosen = null
  return language
}
