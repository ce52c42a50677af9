import type { Language } from '@peshi/contract/platform/person'

let chosen: Language | null = null

export const noteChosenLanguage = (language: Language) => {
  chosen = language
}

export function takeChosenLanguage(): Language | null {
  const language = chosen
  chosen = null
  return language
}
