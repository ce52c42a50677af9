import { IconFileInvoice } from '@tabler/icons-react'
import { belowSharedMatters } from '../../clients/client-area/client-area-slots.ts'
import { belowClientMatters } from '../../clients/clients/client-slots.ts'
import { matterFacts, matterTabPanels } from '../../matters/matters/detail/matter-slots.ts'
import { fill } from '../../platform/features/define-slot.ts'
import type { Feature } from '../../platform/features/feature.ts'

export const invoicesFeature: Feature = {
  actions: [
    {
      kind: 'page',
      id: 'go-invoices',
      order: 100,
      label: 'nav.billing',
      icon: IconFileInvoice,
      to: '/others/invoices',
      can: ['read', 'Invoice'],
      shortcut: 'g i',
      section: 'work',
    },
    {
      kind: 'page',
      id: 'new-invoice',
      order: 326,
      label: 'newInvoice',
      icon: IconFileInvoice,
      to: '/others/invoices/search-matter',
      can: ['create', 'Invoice'],
      shortcut: 'n i',
      creates: true,
    },
  ],
  live: {
    invoice: () => [['invoices']],
    payment: () => [['invoices']],
    billing: () => [['invoices']],
    charge: () => [['invoices']],
    client: () => [['invoices']],
  },
  fills: [
    fill(matterFacts, {
      order: 40,
      can: ['read', 'Invoice'],
      words: ['invoices'],
      load: async () => (await import('./money-due-fact.tsx')).MoneyDueFact,
    }),
    fill(matterTabPanels, {
      order: 10,
      can: ['read', 'Invoice'],
      words: ['invoices'],
      load: async () => {
        const { MatterInvoices } = await import('./matter-invoices.tsx')
        return { tab: 'invoices' as const, show: ({ matter }) => <MatterInvoices matter={matter} /> }
      },
    }),
    fill(belowClientMatters, {
      order: 10,
      can: ['manage', 'Invoice'],
      words: ['invoices'],
      load: async () => (await import('./client-money.tsx')).clientMoneyPanel,
    }),
    fill(belowSharedMatters, {
      order: 10,
      words: ['invoices'],
      load: async () => (await import('./client-invoices.tsx')).ClientInvoices,
    }),
  ],
}
