import { VisuallyHidden } from '@mantine/core'
import { useEffect, useState } from 'react'

/** Says the chosen entry to screen readers. Mantine's Spotlight shows it only by its colour. */
export function SpokenChoice() {
  const [words, setWords] = useState('')
  useEffect(() => {
    const say = () => setWords(document.querySelector<HTMLElement>('[data-action][data-selected]')?.innerText ?? '')
    const observer = new MutationObserver(say)
    observer.observe(document.body, { subtree: true, attributeFilter: ['data-selected'] })
    return () => observer.disconnect()
  }, [])
  return <VisuallyHidden role="status">{words}</VisuallyHidden>
}
