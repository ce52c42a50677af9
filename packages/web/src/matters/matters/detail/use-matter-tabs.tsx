import { ActivityList } from '../../../chamber/activity/activity-list.tsx'
import { WhoSaw } from '../../../chamber/audit/who-saw.tsx'
import { useSlot } from '../../../platform/features/define-slot.ts'
import { useCan } from '../../../platform/session/use-session.ts'
import { MatterOrders } from '../../orders/matter-orders.tsx'
import { matterTabs } from './matter-address.ts'
import { MatterOverview } from './matter-overview.tsx'
import { type MatterTabPanel, matterTabPanels } from './matter-slots.ts'

const ownTabPanels: readonly MatterTabPanel[] = [
  { tab: 'overview', show: ({ matter }) => <MatterOverview matter={matter} /> },
  {
    tab: 'orders',
    can: ['read', 'Order'],
    show: ({ matter, address: { order, page = 1, find }, onOpenOrder, onTurn }) => (
      <MatterOrders
        matter={matter}
        open={order}
        page={page}
        find={find}
        onOpen={(next) => onOpenOrder(next)}
        onPage={onTurn}
      />
    ),
  },
  {
    tab: 'activity',
    can: ['read', 'Activity'],
    show: ({ matter }) => (
      <>
        <WhoSaw matterId={matter._id} />
        <ActivityList matterId={matter._id} />
      </>
    ),
  },
]

export function useMatterTabs(): MatterTabPanel[] {
  const can = useCan()
  const own = ownTabPanels.filter((panel) => !panel.can || can(...panel.can))
  const all = [...own, ...useSlot(matterTabPanels)]
  return matterTabs.flatMap((tab) => all.find((panel) => panel.tab === tab) ?? [])
}
