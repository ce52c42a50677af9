import type { StreamEvent } from '@peshi/contract/platform/stream'
import type { QueryClient, QueryKey } from '@tanstack/react-query'
import { keepBoard } from '../../day/boards/boards.api.ts'
import { onLive, startLive } from './live.ts'

/** Query keys begin with the feature: `['matters', …]`, `['orders', matterId]`, `['today']`, `['courts', …]`. */
function keysTouchedBy(event: Exclude<StreamEvent, { type: 'board.read' }>): QueryKey[] {
  if (event.type === 'orders.progress')
    return [
      ['orders', event.matter_id],
      ['matters', 'detail', event.matter_id],
    ]
  if (event.type === 'listings.changed') return [['cause-lists'], ['hearings'], ['today'], ['calls'], ['boards']]
  if (event.type === 'documents.changed') return [['documents', event.matter_id]]
  if (event.type === 'clients.changed') return [['clients']]
  if (event.type === 'invoices.changed') return [['invoices'], ['activity']]
  if (event.type === 'firs.changed') return [['firs']]
  if (event.type === 'appeals.changed') return [['appeals']]
  if (event.type === 'caveats.changed') return [['caveats']]
  if (event.type === 'clocks.changed') return [['clocks'], ['today']]
  if (event.type === 'tasks.changed')
    return [['tasks'], ['today'], ['activity'], ['matters', 'detail'], ['matters', 'search']]
  if (event.type === 'takeouts.changed') return [['takeouts']]
  if (event.type === 'notifications.changed') return [['notifications']]
  if (event.type === 'due-checks.changed') return [['due-checks'], ['imports']]
  if (event.type === 'import.progress')
    return [['imports'], ['matters', 'list'], ['matters', 'counts'], ['hearings'], ['today']]
  if (event.type === 'call.near') return [['calls']]
  if (event.type === 'matter.changed')
    return [
      ['matters'],
      ['hearings'],
      ['orders', event.matter_id],
      ['clients'],
      ['families'],
      ['notes', event.matter_id],
      ['notes', 'mentions'],
      ['activity'],
      ['today'],
      ['calls'],
      ['courts', 'health'],
    ]
  // One came or went: what lists and counts them. The matter itself may be the one that just went.
  return [
    ['matters', 'list'],
    ['matters', 'counts'],
    ['matters', 'bin'],
    ['activity'],
    ['hearings'],
    ['cause-lists'],
    ['today'],
    ['calls'],
    ['courts', 'health'],
  ]
}

/** Lets the server's events refresh what is on the screen; gives the way to stop. */
export function followLive(client: QueryClient): () => void {
  const unlisten = onLive((event) => {
    if (event.type === 'board.read') keepBoard(client, event.board)
    else for (const queryKey of keysTouchedBy(event)) client.invalidateQueries({ queryKey })
  })
  const stop = startLive()
  return () => {
    unlisten()
    stop()
  }
}
