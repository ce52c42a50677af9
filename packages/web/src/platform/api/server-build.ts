import { ownBuild } from '../chunks/own-build.ts'

/**
 * Milliseconds. While processes are replaced one after the other, replies of both versions alternate, and the old
 * processes still serve the old page.
 */
export const settledMs = 10_000

const listeners = new Set<() => void>()
let timer: ReturnType<typeof setTimeout> | undefined

export function onOtherBuild(listener: () => void): () => void {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
  }
}

/** Calls the listeners if for `settledMs` the server says only that its page is another one than this. */
export function noteServerBuild(response: Response): void {
  const build = response.headers.get('peshi-build')
  if (build === null) return
  const own = ownBuild()
  if (own === null) return
  if (build !== own) {
    timer ??= setTimeout(notify, settledMs)
    return
  }
  clearTimeout(timer)
  timer = undefined
}

function notify(): void {
  timer = undefined
  for (const listener of listeners) listener()
}
