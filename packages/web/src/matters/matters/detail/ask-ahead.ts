import type { MatterId } from '@peshi/contract/platform/ids'
import { queryClient } from '../../../platform/api/query-client.ts'
import { readSession } from '../../../platform/session/session.ts'
import { mayDo } from '../../../platform/session/use-session.ts'
import { ordersQuery } from '../../orders/orders.api.ts'
import { matterQuery } from '../matters.api.ts'
import type { MatterTab } from './matter-address.ts'

/** Prefetches the page's first queries while its code loads. The code takes a second to load on a slow phone. */
export function askAhead(id: MatterId, tab?: MatterTab) {
  const person = readSession()?.userData
  if (mayDo(person, 'read', 'Matter')) queryClient.prefetchQuery(matterQuery(id))
  if (tab === 'orders' && mayDo(person, 'read', 'Order')) queryClient.prefetchQuery(ordersQuery(id))
}
