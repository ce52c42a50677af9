import { type RefObject, useEffect } from 'react'

/**
 * Elements that send a request, unless the outbox stores it (`data-works-offline`). The theme sets the class `sends`.
 */
const senders = ':is(.sends, [data-sends]):not([data-works-offline])'

export const senderOf = (target: EventTarget | null): Element | null =>
  target instanceof Element ? target.closest(senders) : null

const said = `:is(button, input, select)${senders}:not([aria-disabled])`
const marked = '[data-needs-network]'

function mark(reason: string): void {
  for (const sender of document.querySelectorAll(said)) {
    sender.setAttribute('data-needs-network', '')
    sender.setAttribute('aria-disabled', 'true')
    if (!sender.hasAttribute('aria-describedby')) sender.setAttribute('aria-describedby', reason)
  }
}

function unmark(reason: string): void {
  for (const sender of document.querySelectorAll(marked)) {
    sender.removeAttribute('data-needs-network')
    sender.removeAttribute('aria-disabled')
    if (sender.getAttribute('aria-describedby') === reason) sender.removeAttribute('aria-describedby')
  }
}

const openers = new Set(['ArrowDown', 'ArrowUp', 'Enter', ' '])

export function useStopSenders(isWanted: boolean, reason: RefObject<HTMLElement | null>, onStopped: () => void): void {
  useEffect(() => {
    const id = reason.current?.id
    if (!isWanted || !id) return
    const stop = (event: Event) => {
      const sender = senderOf(event.target)
      // For a button it is enough to stop its click, which a key also causes. A native select opens before its click,
      // so its `mousedown` and its keys are stopped too.
      if (!sender || (event instanceof KeyboardEvent && !(openers.has(event.key) && sender.matches('input, select'))))
        return
      if (event.type === 'mousedown' && !sender.matches('select')) return
      event.preventDefault()
      event.stopPropagation()
      onStopped()
    }
    const heard = ['mousedown', 'click', 'keydown', 'drop'] as const
    for (const name of heard) document.addEventListener(name, stop, { capture: true })
    mark(id)
    const observer = new MutationObserver(() => mark(id))
    observer.observe(document.body, { childList: true, subtree: true })
    return () => {
      for (const name of heard) document.removeEventListener(name, stop, { capture: true })
      observer.disconnect()
      unmark(id)
    }
  }, [isWanted, reason, onStopped])
}
