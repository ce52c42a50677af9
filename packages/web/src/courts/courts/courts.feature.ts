import { useEffect } from 'react'
import { settingsPanels } from '../../chamber/account/settings-slot.ts'
import { fill } from '../../platform/features/define-slot.ts'
import type { Feature } from '../../platform/features/feature.ts'
import { abovePage, topBarEnd } from '../../platform/shell/shell-slots.ts'
import { writeJson } from '../../platform/storage/storage.ts'
import { useOwnCourts } from './courts.api.ts'
import { CourtsPill } from './courts-pill.tsx'

function KeepOwnCourts() {
  const { data } = useOwnCourts()
  useEffect(() => {
    if (data) writeJson('usercourts', { success: true, data })
  }, [data])
  return null
}

export const courtsFeature: Feature = {
  live: {
    onMatter: () => [['courts', 'health']],
  },
  fills: [
    fill(abovePage, { order: 0, can: ['read', 'Matter'], content: KeepOwnCourts }),
    fill(topBarEnd, { order: 10, can: ['read', 'Matter'], content: CourtsPill }),
    fill(settingsPanels, {
      order: 20,
      can: ['read', 'Court'],
      load: async () => {
        const { DefaultCourtPanel } = await import('./default-court-panel.tsx')
        return { tab: 'look' as const, Panel: DefaultCourtPanel }
      },
    }),
  ],
}
