import type { Language } from '@peshi/contract/platform/person'

let chosen: Language | null = null

/** Chosen on the way to the sign-in, before anybody is known. */
export const noteChosenLanguage = (language: Language) => {
  chosen = language
}

/** Gives it once. */
export function takeChosenLanguage(): Language | null {
  const language = chosen
  chosen = null
  return language
}
