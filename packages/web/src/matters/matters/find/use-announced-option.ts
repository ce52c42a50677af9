import { useRef } from 'react'

/**
 * Workaround for a bug in @mantine/core 9.7.3: if the person presses arrow keys and then types, screen readers announce
 * an option that the list no longer shows.
 */
export function useAnnouncedOption() {
  const ref = useRef<HTMLInputElement>(null)
  const announce = () => {
    const list = document.getElementById(ref.current?.getAttribute('aria-controls') ?? '')
    const highlighted = list?.querySelector('[data-combobox-selected]')?.id
    if (highlighted) ref.current?.setAttribute('aria-activedescendant', highlighted)
    else ref.current?.removeAttribute('aria-activedescendant')
  }
  return { ref, onSearchChange: () => void requestAnimationFrame(announce) }
}
