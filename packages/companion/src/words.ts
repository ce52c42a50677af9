import { Language } from '@peshi/contract/platform/person'
import { loadCompanionWords } from '@peshi/contract/trackers/companion-words'
import i18next from 'i18next'

export async function speak(language: Language): Promise<typeof i18next.t> {
  await i18next.init({
    lng: language,
    resources: { [language]: await loadCompanionWords(language) },
    defaultNS: 'companion',
    interpolation: { escapeValue: false },
  })
  document.documentElement.lang = language
  document.documentElement.dir = i18next.dir()
  return i18next.t
}

export const browserLanguage = (): Language =>
  navigator.languages.map((each) => Language.safeParse(each.slice(0, 2)).data).find((each) => each !== undefined) ??
  'en'
