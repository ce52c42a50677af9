import { Language } from '@peshi/contract/platform/person'
import i18next from 'i18next'

const files = import.meta.glob<Record<string, unknown>>(
  '../../web/src/platform/locales/*/{companion,droppedPages,errors}.json',
  { import: 'default' },
)
const nameOf = /\/(\w+)\/(\w+)\.json$/

export async function speak(language: Language): Promise<typeof i18next.t> {
  const words: Record<string, Record<string, unknown>> = {}
  for (const [path, load] of Object.entries(files)) {
    const [, spoken, name] = nameOf.exec(path) ?? []
    if (spoken === language && name) words[name] = await load()
  }
  await i18next.init({
    lng: language,
    resources: { [language]: words },
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
