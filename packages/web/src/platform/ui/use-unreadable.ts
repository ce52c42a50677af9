import { type RefObject, useEffect, useState } from 'react'

export function useUnreadable(input: RefObject<HTMLInputElement | null>, isUnreadable: boolean): boolean {
  const [isSaid, setSaid] = useState(false)
  useEffect(() => {
    const field = input.current
    if (!field || !isUnreadable) return setSaid(false)
    const say = () => setSaid(true)
    const stop = (event: Event) => {
      event.preventDefault()
      event.stopPropagation()
      say()
      field.focus()
    }
    const { form } = field
    field.addEventListener('blur', say)
    form?.addEventListener('submit', stop, { capture: true })
    return () => {
      field.removeEventListener('blur', say)
      form?.removeEventListener('submit', stop, { capture: true })
    }
  }, [input, isUnreadable])
  return isSaid
}
