import { isTyping } from './is-typing.ts'

/** A change can be taken back for so long, also after its toast has gone. */
export const undoMs = 8000

let newest: Undo | null = null

export interface Undo {
  isOffered(): boolean
  take(): void
}

/** Offers it for eight seconds; Ctrl+Z takes the newest. `onOver` is told when it is taken or its time is over. */
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

/** In a field Ctrl+Z takes back what was typed. */
function onKey(event: KeyboardEvent) {
  const isUndo = (event.ctrlKey || event.metaKey) && !event.shiftKey && event.key.toLowerCase() === 'z'
  if (!isUndo || !newest || isTyping(event.target)) return
  event.preventDefault()
  newest.take()
}
globalThis.addEventListener?.('keydown', onKey)
