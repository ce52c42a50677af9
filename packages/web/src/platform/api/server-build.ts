import { ownBuild } from './own-build.ts'

/**
 * Milliseconds. While processes are replaced one after the other, replies of both versions alternate, and the old
 * processes still serve the old page.
 */
export const settledMs = 10_000

const listeners = new Set<() => void>()
let timer: ReturnType<typeof setInterval> | undefined

export function onOtherBuild(listener: () => void): () => void {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
  }
}

/**
 * Calls the listeners every `settledMs` while all replies name a build other than this page's. One call is not enough:
 * a listener may fail while the server restarts, and an idle page gets no further reply.
 */
export function noteServerBuild(response: Response): void {
  const build = response.headers.get('peshi-build')
  if (build === null) return
  const own = ownBuild()
  if (own === null) return
  if (build !== own) {
    timer ??= setInterval(notify, settledMs)
    return
  }
  clearInterval(timer)
  timer = undefined
}

function notify(): void {
  for (const listener of listeners) listener()
}
