import { useRef } from 'react'

/**
 * Workaround for @mantine/core 9.7.3: after arrow keys and then typing, Select keeps announcing an option that was
 * filtered out. Sets the id of the highlighted option, or none.
 */
export function useAnnouncedOption() {
  const ref = useRef<HTMLInputElement>(null)
  const announce = () => {
    const list = document.getElementById(ref.current?.getAttribute('aria-controls') ?? '')
    const highlighted = list?.querySelector('[data-combobox-selected]')?.id
    if (highlighted) ref.current?.setAttribute('aria-activedescendant', highlighted)
    else ref.current?.removeAttribute('aria-activedescendant')
  }
  // Waits until the filtered list is rendered.
  return { ref, onSearchChange: () => void requestAnimationFrame(announce) }
}
