import { boardEveryMs, isPollingAfter } from '@peshi/contract/day/board-hours'
import type { CourtId } from '@peshi/contract/platform/ids'
import { serverNow } from '../clock/server-time.ts'

interface Needs {
  /** Is there no live stream that brings the boards by itself? */
  isNeeded: () => boolean
  wanted: () => readonly CourtId[]
  look: (court: CourtId) => void
  now?: () => Date
}

/**
 * Polls display boards: every 60 seconds, by the hour in India. It runs in the one tab that
 * reads the stream for all, and looks only while there is no stream. Gives the way to stop.
 */
export function pollBoards({ isNeeded, wanted, look, now = () => serverNow() }: Needs): () => void {
  let isPolling = isPollingAfter(false, now())
  const timer = setInterval(() => {
    isPolling = isPollingAfter(isPolling, now())
    if (isPolling && isNeeded()) for (const court of wanted()) look(court)
  }, boardEveryMs)
  return () => clearInterval(timer)
}
