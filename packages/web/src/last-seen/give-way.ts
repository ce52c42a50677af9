import { isFilled } from './copy-page.ts'

/** A page that takes longer shows how far it is. */
const longestMs = 10_000

/** What was last seen of the page (`public/first-paint.js`) stays until the page itself is filled, or another one comes. */
export function giveWay(root: Element): void {
  const { dataset } = document.documentElement
  const seen = document.getElementById('last-seen')
  if (!seen || dataset.seen === undefined) return
  const paths = [dataset.seen, window.location.pathname]
  const observer = new MutationObserver(() => {
    if (isFilled(root) || !paths.includes(window.location.pathname)) end()
  })
  const timer = setTimeout(end, longestMs)
  function end() {
    observer.disconnect()
    clearTimeout(timer)
    delete dataset.seen
    seen?.remove()
  }
  observer.observe(root, { childList: true, subtree: true, attributeFilter: ['aria-busy'] })
}
