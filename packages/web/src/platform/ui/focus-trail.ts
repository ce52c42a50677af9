/** Focused or clicked elements, the oldest first. Clicks count, because Safari does not focus a clicked button. */
const trail: HTMLElement[] = []
const most = 20

const note = ({ target }: Event) => {
  const element =
    target instanceof Element ? target.closest<HTMLElement>('a, button, input, select, textarea, [tabindex]') : null
  if (!element || element === trail.at(-1)) return
  trail.push(element)
  if (trail.length > most) trail.shift()
}

export function followFocus() {
  document.addEventListener('focusin', note, true)
  document.addEventListener('click', note, true)
}

const isThere = (element: HTMLElement) => element.isConnected && element.getClientRects().length > 0

export function returnFocus() {
  if (document.activeElement && document.activeElement !== document.body) return
  trail.findLast(isThere)?.focus({ preventScroll: true })
}
