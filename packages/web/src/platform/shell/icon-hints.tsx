import { useEffect, useState } from 'react'
import classes from './icon-hints.module.css'

interface Hint {
  words: string
  style: { insetBlockStart: number; left: number }
}

const pauseMs = 400

function iconOf({ target }: Event): HTMLElement | null {
  const button = target instanceof Element ? target.closest<HTMLElement>('button[aria-label], a[aria-label]') : null
  return button && button.innerText.trim() === '' && button.getAttribute('aria-expanded') !== 'true' ? button : null
}

/** Shows the name of a button that has only an icon, while the pointer or the keyboard's focus is on it. */
export function IconHints() {
  const [hint, setHint] = useState<Hint | null>(null)
  useEffect(() => {
    let waiting: ReturnType<typeof setTimeout> | undefined
    const hide = () => {
      clearTimeout(waiting)
      setHint(null)
    }
    const show = (event: Event) => {
      hide()
      const icon = iconOf(event)
      if (!icon || (event.type === 'focusin' && !icon.matches(':focus-visible'))) return
      waiting = setTimeout(() => {
        if (!icon.isConnected) return
        const { bottom, left, width } = icon.getBoundingClientRect()
        setHint({
          words: icon.getAttribute('aria-label') ?? '',
          style: { insetBlockStart: bottom + 6, left: left + width / 2 },
        })
      }, pauseMs)
    }
    const controller = new AbortController()
    const { signal } = controller
    for (const type of ['pointerover', 'focusin']) document.addEventListener(type, show, { signal })
    for (const type of ['pointerdown', 'focusout', 'keydown', 'wheel'])
      document.addEventListener(type, hide, { signal, passive: true })
    return () => {
      hide()
      controller.abort()
    }
  }, [])
  // Screen readers already say the button's name.
  return hint ? (
    <div className={classes.hint} style={hint.style} aria-hidden="true">
      {hint.words}
    </div>
  ) : null
}
