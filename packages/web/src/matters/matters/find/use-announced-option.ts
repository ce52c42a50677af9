import { useRef } from 'react'

/**
 * Workaround for @mantine/core 9.7.3: after arrow keys and typing, screen readers announce an option that is no longer
 * shown.
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
