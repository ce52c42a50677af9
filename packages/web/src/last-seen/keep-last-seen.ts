import { standsFirst } from '../first-paint/standing.ts'
import { currentLanguage, i18n } from '../i18n/i18n.ts'
import { ownEntry } from '../pwa/own-entry.ts'
import { ownerNow } from '../session/owner.ts'
import { sayMoment } from '../shares/say-day.ts'
import { copyPage, isFilled } from './copy-page.ts'
import { keepPage } from './kept-pages.ts'

/** Keeps what stands on the screen whenever it is put away. Gives the way to stop. */
export function keepLastSeen(): () => void {
  const keep = () => {
    if (document.hidden) keepNow()
  }
  document.addEventListener('visibilitychange', keep)
  return () => document.removeEventListener('visibilitychange', keep)
}

function keepNow(): void {
  const page = document.getElementById('root')
  const [owner, build] = [ownerNow(), ownEntry()]
  if (!page || !owner || !build || standsFirst() || !isFilled(page)) return
  const at = Date.now()
  const age = document.createElement('p')
  age.className = 'last-seen-age'
  age.textContent = i18n.t('offline:asOf', { time: sayMoment(new Date(at).toISOString()) })
  // The first comes with every page.
  const [, ...links] = document.querySelectorAll('link[rel="stylesheet"]')
  const styles = links.map((link) => link.getAttribute('href') ?? '')
  const html = copyPage(page) + age.outerHTML
  const { pathname, search } = window.location
  keepPage(pathname + search, {
    owner,
    build,
    language: currentLanguage(),
    width: window.screen.width,
    at,
    styles,
    html,
  })
}
