import { IconCalendarPlus, IconChecklist, IconGavel } from '@tabler/icons-react'
import { settingsPanels } from '../../chamber/account/settings-slot.ts'
import { fill } from '../../platform/features/define-slot.ts'
import type { Feature } from '../../platform/features/feature.ts'
import {
  matterButtons,
  matterFacts,
  matterLine,
  matterTabPanels,
  matterTimeline,
} from '../matters/detail/matter-slots.ts'
import { hearingWriting, outcomeWriting } from './hearing-writings.ts'
import { openNewHearing, openOutcome } from './open-outcome.ts'

export const hearingsFeature: Feature = {
  actions: [
    {
      kind: 'page',
      id: 'go-hearings',
      order: 30,
      label: 'nav.hearings',
      icon: IconGavel,
      to: '/dashboard/hearings',
      can: ['read', 'Matter'],
      shortcut: 'g h',
    },
    {
      kind: 'command',
      id: 'note-outcome',
      order: 300,
      label: 'noteOutcome',
      icon: IconChecklist,
      run: () => openOutcome(),
      can: ['update', 'Matter'],
      shortcut: 'n o',
    },
    {
      kind: 'command',
      id: 'new-hearing',
      order: 310,
      label: 'newHearing',
      icon: IconCalendarPlus,
      run: () => openNewHearing(),
      can: ['update', 'Matter'],
      shortcut: 'n h',
      creates: true,
    },
  ],
  live: {
    listing: () => [['hearings']],
    'video-link': () => [['hearings']],
    matter: () => [['hearings']],
    onMatter: () => [['hearings']],
    'import.progress': () => [['hearings']],
  },
  writings: [outcomeWriting, hearingWriting],
  kept: ['days', 'matter', 'people', 'queues'].map((part) => ['hearings', part]),
  fills: [
    fill(settingsPanels, {
      order: 30,
      can: ['read', 'Matter'],
      words: ['hearings'],
      load: async () => {
        const { VideoLinksPanel } = await import('./video-links-panel.tsx')
        return { tab: 'calendar' as const, Panel: VideoLinksPanel }
      },
    }),
    fill(matterTabPanels, {
      order: 10,
      can: ['read', 'Matter'],
      words: ['hearings', 'offline'],
      load: async () => {
        const { MatterHearings } = await import('./matter-hearings.tsx')
        return { tab: 'hearings' as const, show: ({ matter }) => <MatterHearings matter={matter} /> }
      },
    }),
    fill(matterTimeline, {
      order: 10,
      can: ['read', 'Matter'],
      words: ['hearings'],
      load: async () => {
        const [{ Timeline }, { hearingsOfMatterQuery }] = await Promise.all([
          import('./timeline-panel.tsx'),
          import('./hearings.api.ts'),
        ])
        return { Part: Timeline, queries: ({ matter }) => [hearingsOfMatterQuery(matter._id)] }
      },
    }),
    fill(matterFacts, {
      order: 10,
      can: ['read', 'Matter'],
      words: ['hearings'],
      load: async () => (await import('./appears-fact.tsx')).AppearsFact,
    }),
    fill(matterLine, {
      order: 10,
      can: ['read', 'Matter'],
      words: ['hearings'],
      load: async () => (await import('./next-item.tsx')).NextItem,
    }),
    fill(matterButtons, {
      order: 10,
      can: ['update', 'Matter'],
      words: ['hearings'],
      load: async () => (await import('./outcome-button.tsx')).OutcomeButton,
    }),
  ],
}
