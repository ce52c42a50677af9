import { useRef } from 'react'

/**
 * Mantine's Select keeps naming the option that the arrows reached last while letters typed afterwards narrow the
 * list, be it gone (@mantine/core 9.7.3). This names the highlighted one, or none.
 */
export function useAnnouncedOption() {
  const ref = useRef<HTMLInputElement>(null)
  const announce = () => {
    const list = document.getElementById(ref.current?.getAttribute('aria-controls') ?? '')
    const highlighted = list?.querySelector('[data-combobox-selected]')?.id
    if (highlighted) ref.current?.setAttribute('aria-activedescendant', highlighted)
    else ref.current?.removeAttribute('aria-activedescendant')
  }
  // Once the narrowed list is drawn.
  return { ref, onSearchChange: () => void requestAnimationFrame(announce) }
}
