import { isTyping } from './is-typing.ts'

export const undoMs = 8000

let newest: Undo | null = null

export interface Undo {
  isOffered(): boolean
  take(): void
}

export function offerUndo(run: () => void, onOver: () => void): Undo {
  let isOpen = true
  const end = () => {
    isOpen = false
    clearTimeout(timer)
    if (newest === undo) newest = null
    onOver()
  }
  const timer = setTimeout(end, undoMs)
  const undo: Undo = {
    isOffered: () => isOpen,
    take: () => {
      if (!isOpen) return
      end()
      run()
    },
  }
  newest = undo
  return undo
}

function onKey(event: KeyboardEvent) {
  const isUndo = (event.ctrlKey || event.metaKey) && !event.shiftKey && event.key.toLowerCase() === 'z'
  if (!isUndo || !newest || isTyping(event.target)) return
  event.preventDefault()
  newest.take()
}
globalThis.addEventListener?.('keydown', onKey)
