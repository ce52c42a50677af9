import { IconAlarm } from '@tabler/icons-react'
import { afterOutcome } from '../../matters/hearings/hearing-slots.ts'
import { matterFacts, matterTabPanels } from '../../matters/matters/detail/matter-slots.ts'
import { orderTools } from '../../matters/orders/order-slots.ts'
import { openOverlay } from '../../platform/actions/overlays.ts'
import { fill } from '../../platform/features/define-slot.ts'
import type { Feature } from '../../platform/features/feature.ts'
import { newClock } from './new-clock.ts'

export const clocksFeature: Feature = {
  actions: [
    {
      kind: 'command',
      id: 'new-deadline',
      order: 322,
      label: 'newDeadline',
      icon: IconAlarm,
      run: () => openOverlay(newClock),
      can: ['create', 'Clock'],
      shortcut: 'n d',
      creates: true,
    },
  ],
  live: {
    deadline: () => [['clocks']],
    direction: () => [['clocks']],
  },
  fills: [
    fill(afterOutcome, {
      order: 10,
      can: ['create', 'Clock'],
      words: ['clocks', 'matters'],
      load: async () => (await import('./deadline-after-outcome.tsx')).DeadlineAfterOutcome,
    }),
    fill(matterFacts, {
      order: 20,
      can: ['read', 'Clock'],
      words: ['clocks'],
      load: async () => (await import('./next-deadline-fact.tsx')).NextDeadlineFact,
    }),
    fill(matterTabPanels, {
      order: 10,
      can: ['read', 'Clock'],
      words: ['clocks'],
      load: async () => {
        const { MatterClocks } = await import('./matter-clocks.tsx')
        return { tab: 'clocks' as const, show: ({ matter }) => <MatterClocks matterId={matter._id} /> }
      },
    }),
    fill(orderTools, {
      order: 10,
      can: ['create', 'Clock'],
      words: ['clocks'],
      load: async () => (await import('./clock-of-order.tsx')).ClockOfOrder,
    }),
  ],
}
