import { boardEveryMs, isPollingAfter } from '@peshi/contract/day/board-hours'
import type { CourtId } from '@peshi/contract/platform/ids'
import { serverNow } from '../../platform/clock/server-time.ts'

interface Needs {
  isNeeded: () => boolean
  wanted: () => readonly CourtId[]
  look: (court: CourtId) => void
  now?: () => Date
}

export function pollBoards({ isNeeded, wanted, look, now = () => serverNow() }: Needs): () => void {
  let isPolling = isPollingAfter(false, now())
  const timer = setInterval(() => {
    isPolling = isPollingAfter(isPolling, now())
    if (isPolling && isNeeded()) for (const court of wanted()) look(court)
  }, boardEveryMs)
  return () => clearInterval(timer)
}
