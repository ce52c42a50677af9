import { IconUserPlus, IconUsers } from '@tabler/icons-react'
import { aboveParties, matterFacts } from '../../matters/matters/detail/matter-slots.ts'
import { clientOfMatter, partyConflicts } from '../../matters/matters/find/find-slots.ts'
import { openOverlay } from '../../platform/actions/overlays.ts'
import { fill } from '../../platform/features/define-slot.ts'
import type { Feature } from '../../platform/features/feature.ts'
import { newClient } from './new-client.ts'

export const clientsFeature: Feature = {
  actions: [
    {
      kind: 'page',
      id: 'go-clients',
      order: 70,
      label: 'nav.clients',
      icon: IconUsers,
      to: '/others/clients',
      can: ['read', 'Client'],
      shortcut: 'g p',
      section: 'work',
    },
    {
      kind: 'command',
      id: 'new-client',
      order: 280,
      label: 'newClient',
      icon: IconUserPlus,
      run: () => openOverlay(newClient),
      can: ['create', 'Client'],
      shortcut: 'n c',
      creates: true,
    },
  ],
  live: {
    client: () => [['clients']],
    consent: () => [['clients']],
    conflict: () => [['clients']],
    onMatter: () => [['clients']],
  },
  fills: [
    fill(matterFacts, {
      order: 30,
      can: ['read', 'Client'],
      words: ['clients'],
      load: async () => (await import('./client-fact.tsx')).ClientFact,
    }),
    fill(aboveParties, {
      order: 20,
      words: ['clients'],
      load: async () => (await import('./clients-of-matter.tsx')).conflictsOfMatterPanel,
    }),
    fill(aboveParties, {
      order: 10,
      words: ['clients'],
      load: async () => (await import('./clients-of-matter.tsx')).clientsOfMatterPanel,
    }),
    fill(partyConflicts, {
      order: 10,
      can: ['read', 'Client'],
      words: ['clients'],
      load: async () => (await import('./party-conflicts.tsx')).PartyConflicts,
    }),
    fill(clientOfMatter, {
      order: 10,
      words: ['clients'],
      load: async () => (await import('./choose-client.tsx')).ChooseClient,
    }),
  ],
}
