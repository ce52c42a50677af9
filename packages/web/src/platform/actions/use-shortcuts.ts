import { useEffect, useEffectEvent } from 'react'
import { isTyping } from '../ui/is-typing.ts'
import { stepKey } from './shortcut-keys.ts'
import { useAction, useActions, useRunAction } from './use-actions.ts'

const sequencePause = 1200

export function useShortcuts(): void {
  const actions = useActions()
  const run = useRunAction()
  const search = useAction('search')
  const take = useEffectEvent((event: KeyboardEvent, before: string): string => {
    if ((event.ctrlKey || event.metaKey) && event.key.toLowerCase() === 'k') {
      event.preventDefault()
      search?.()
      return ''
    }
    if (event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return ''
    const known = actions.flatMap((action) => action.shortcut ?? [])
    const step = stepKey(before, event.key, known)
    if (!step) return ''
    event.preventDefault()
    if ('waiting' in step) return step.waiting
    const action = actions.find(({ shortcut }) => shortcut === step.done)
    if (action) run(action)
    return ''
  })
  useEffect(() => {
    let before = ''
    let forget: ReturnType<typeof setTimeout> | undefined
    const onKey = (event: KeyboardEvent) => {
      clearTimeout(forget)
      before = take(event, before)
      forget = setTimeout(() => {
        before = ''
      }, sequencePause)
    }
    window.addEventListener('keydown', onKey)
    return () => {
      clearTimeout(forget)
      window.removeEventListener('keydown', onKey)
    }
  }, [])
}
