import type { MatterId } from '@peshi/contract/platform/ids'
import { queryClient } from '../../../platform/api/query-client.ts'
import { readSession } from '../../../platform/session/session.ts'
import { mayDo } from '../../../platform/session/use-session.ts'
import { ordersQuery } from '../../orders/orders.api.ts'
import { matterQuery } from '../matters.api.ts'
import type { MatterTab } from './matter-address.ts'

export function prefetchMatter(id: MatterId, tab?: MatterTab) {
  const person = readSession()?.userData
  if (mayDo(person, 'read', 'Matter')) queryClient.prefetchQuery(matterQuery(id))
  if (tab === 'orders' && mayDo(person, 'read', 'Order')) queryClient.prefetchQuery(ordersQuery(id))
}
