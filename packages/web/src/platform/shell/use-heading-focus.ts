import { type RefObject, useEffect, useRef } from 'react'
import { isTyping } from '../ui/is-typing.ts'

/** Path of the page whose heading had the focus last. Null until the first page is shown. */
let last: string | null = null

/** After a change of page, focuses the heading, so that a screen reader says the title once. */
export function useHeadingFocus(path: string): RefObject<HTMLHeadingElement | null> {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    const isFirst = last === null
    const isLost = document.activeElement === document.body
    const isNew = last !== path
    last = path
    if (!isFirst && (isNew || isLost) && !isTyping(document.activeElement))
      heading.current?.focus({ preventScroll: true })
  }, [path])
  return heading
}
