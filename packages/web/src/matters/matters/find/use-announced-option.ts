import { useRef } from 'react'

/**
 * Workaround for @mantine/core 9.7.3. After arrow keys and then typing, Select still announces an option that was
 * filtered out. The hook sets the id of the highlighted option, or removes it.
 */
export function useAnnouncedOption() {
  const ref = useRef<HTMLInputElement>(null)
  const announce = () => {
    const list = document.getElementById(ref.current?.getAttribute('aria-controls') ?? '')
    const highlighted = list?.querySelector('[data-combobox-selected]')?.id
    if (highlighted) ref.current?.setAttribute('aria-activedescendant', highlighted)
    else ref.current?.removeAttribute('aria-activedescendant')
  }
  // Waits until React has rendered the filtered list.
  return { ref, onSearchChange: () => void requestAnimationFrame(announce) }
}
