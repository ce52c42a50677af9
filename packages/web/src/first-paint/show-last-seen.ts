import { storedLanguage } from '../i18n/languages.ts'
import { findPage, type KeptPage } from '../last-seen/kept-pages.ts'
import { ownEntry } from '../pwa/own-entry.ts'
import { leadsTo } from '../session/guard.ts'
import { ownerNow } from '../session/owner.ts'
import { readSession } from '../session/session.ts'
import { appendLink, whenRead } from './application.ts'
import { dress } from './dress.ts'
import { letStandFirst } from './standing.ts'

/** This page as this person saw it last. */
export function findLastSeen(): KeptPage | null {
  const [owner, person] = [ownerNow(), readSession()?.userData]
  if (!owner || !person) return null
  const { pathname, search } = window.location
  const now = { owner, language: storedLanguage(), width: window.screen.width, at: Date.now() }
  return findPage(leadsTo(pathname, person.role) + search, now)
}

/** In other letters it would be of another size, and move when they come. */
const longestForLettersMs = 500
const sample: Partial<Record<string, string>> = { hi: 'क', ur: 'ک' }

function loadLetters(): Promise<unknown> {
  const { fontFamily } = getComputedStyle(document.body)
  return document.fonts.load(`1em ${fontFamily}`, sample[storedLanguage()] ?? 'a').catch(() => null)
}

/** False where there is nothing to be shown, or it is another build's. Throws where its styles do not come. */
export async function showLastSeen(page: KeptPage | null): Promise<boolean> {
  if (!page) return false
  await whenRead()
  if (page.build !== ownEntry()) return false
  await Promise.all(page.styles.map((href) => appendLink({ rel: 'stylesheet', href })))
  const copy = document.createElement('template')
  copy.innerHTML = page.html
  dress(copy.content)
  document.getElementById('last-seen')?.append(copy.content)
  await Promise.race([loadLetters(), new Promise((resolve) => setTimeout(resolve, longestForLettersMs))])
  letStandFirst('last-seen')
  return true
}
