import type { MatterId } from '@peshi/contract/platform/ids'
import { queryClient } from '../../../platform/api/query-client.ts'
import { ordersQuery } from '../../orders/orders.api.ts'
import { matterQuery } from '../matters.api.ts'
import type { MatterTab } from './matter-address.ts'

/** Asks for what the page shows first while it is still being put together; on a slow phone that takes a second. */
export function askAhead(id: MatterId, tab?: MatterTab) {
  queryClient.prefetchQuery(matterQuery(id))
  if (tab === 'orders') queryClient.prefetchQuery(ordersQuery(id))
}
