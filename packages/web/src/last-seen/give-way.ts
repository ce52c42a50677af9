import { letStandFirst, standsFirst } from '../first-paint/standing.ts'
import { leadsTo } from '../session/guard.ts'
import { readSession } from '../session/session.ts'
import { isFilled } from './copy-page.ts'

/** A page that takes longer shows how far it is. */
const longestMs = 10_000

/** What was last seen of the page stays until the page itself is filled, or another one comes. */
export function giveWay(root: Element): void {
  if (standsFirst() !== 'last-seen') return
  const { pathname } = window.location
  const paths = [pathname, leadsTo(pathname, readSession()?.userData.role ?? 'admin')]
  const observer = new MutationObserver(() => {
    if (isFilled(root) || !paths.includes(window.location.pathname)) end()
  })
  const timer = setTimeout(end, longestMs)
  function end() {
    observer.disconnect()
    clearTimeout(timer)
    letStandFirst(null)
    document.getElementById('last-seen')?.remove()
  }
  observer.observe(root, { childList: true, subtree: true, attributeFilter: ['aria-busy'] })
}
