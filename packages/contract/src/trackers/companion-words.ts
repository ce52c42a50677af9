import type { Language } from '../platform/person.ts'

/** The words of the browser extension. Its build contains only these files of `locales`. */
export async function loadCompanionWords(language: Language): Promise<Record<string, Record<string, unknown>>> {
  const [companion, droppedPages, errors] = await Promise.all([
    import(`../platform/locales/${language}/companion.json`),
    import(`../platform/locales/${language}/droppedPages.json`),
    import(`../platform/locales/${language}/errors.json`),
  ])
  return { companion: companion.default, droppedPages: droppedPages.default, errors: errors.default }
}
