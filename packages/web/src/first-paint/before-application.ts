import { askEarly } from '../api/asked-early.ts'
import { isWholeSecret } from '../api/secret-address.ts'
import { storedLanguage } from '../i18n/languages.ts'
import { readSession } from '../session/session.ts'
import { begin, firstFrame, whenRead } from './application.ts'
import { dress } from './dress.ts'
import type { EarlyFiles, EarlyOpenPage } from './early-files.ts'
import { letStandFirst } from './standing.ts'

/** Is the page opened as the build opened it to draw it? */
export function isOpenedAsDrawn(page: EarlyOpenPage, { search, hash }: { search: string; hash: string }): boolean {
  if (!page.drawn || search !== '') return false
  return page.drawn === 'plain' ? hash === '' : isWholeSecret(hash.slice(1))
}

/** Shows at once what can be shown without the application, asks for what the page will need, and begins the application. */
export async function showBeforeApplication(early: EarlyFiles): Promise<void> {
  const { pathname, hash } = window.location
  const [language, isSignedIn] = [storedLanguage(), readSession() !== null]
  const open = early.open[pathname]
  const isAsOpened = open !== undefined && isOpenedAsDrawn(open, window.location)
  // The build draws pages in English, for somebody who is not signed in.
  const isDrawn = isAsOpened && !isSignedIn && language === 'en'
  letStandFirst(isDrawn ? 'nothing' : 'logo')
  if (isAsOpened && open.looksUp) askEarly(open.looksUp, { token: hash.slice(1) })

  const { files = [], words } = isSignedIn ? early.shell : (open ?? early.door)
  const wordFiles = early.words[language] ?? {}
  if (isDrawn) {
    await showDrawn()
    await firstFrame()
  }
  await begin([...files, ...words.flatMap((name) => wordFiles[name] ?? [])])
}

async function showDrawn(): Promise<void> {
  await whenRead()
  const page = document.getElementById('root')
  if (page) dress(page)
  letStandFirst(null)
}
