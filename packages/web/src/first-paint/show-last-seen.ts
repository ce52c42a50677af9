import { fontFamily } from '../app/letters.ts'
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

/** Their files are named by the styles that come with every page: they are asked for as soon as those are there. */
async function loadLetters(): Promise<unknown> {
  await Promise.all([...document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')].map(whenLoaded))
  return document.fonts.load(`1em ${fontFamily}`, sample[storedLanguage()] ?? 'a').catch(() => null)
}

async function whenLoaded(link: HTMLLinkElement): Promise<void> {
  if (!link.sheet) await new Promise((resolve) => link.addEventListener('load', resolve, { once: true }))
}

/** False where there is nothing to be shown, or it is another build's. Throws where its styles do not come. */
export async function showLastSeen(page: KeptPage | null): Promise<boolean> {
  if (!page) return false
  await whenRead()
  if (page.build !== ownEntry()) return false
  const letters = loadLetters()
  await Promise.all(page.styles.map((href) => appendLink({ rel: 'stylesheet', href })))
  const copy = document.createElement('template')
  copy.innerHTML = page.html
  dress(copy.content)
  document.getElementById('last-seen')?.append(copy.content)
  await Promise.race([letters, new Promise((resolve) => setTimeout(resolve, longestForLettersMs))])
  letStandFirst('last-seen')
  return true
}
