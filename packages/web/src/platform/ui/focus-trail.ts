/** Elements that had the focus or were clicked, oldest first. Safari gives a clicked button no focus. */
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

/**
 * Where a layer closed and took the focus with it, gives the focus to the last place that is still there: the button that
 * opened it, or the button of the menu from which it was opened.
 */
export function returnFocus() {
  if (document.activeElement && document.activeElement !== document.body) return
  trail.findLast(isThere)?.focus({ preventScroll: true })
}
