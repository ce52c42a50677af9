import { ActionIcon } from '@mantine/core'
import type { MatterId } from '@peshi/contract/platform/ids'
import { IconGavel } from '@tabler/icons-react'
import { useCourtToday } from '../../platform/clock/use-now.ts'
import { useTranslation } from '../../platform/i18n/use-translation.ts'
import { useCan } from '../../platform/session/use-session.ts'
import { openOutcome } from './open-outcome.ts'

export function OutcomeIcon({ matterId, title }: { matterId: MatterId; title: string }) {
  const today = useCourtToday()
  const { t } = useTranslation('hearings')
  const label = t('entry.note_outcome', { title })
  if (!useCan()('update', 'Matter')) return null
  return (
    <ActionIcon
      size="sm"
      aria-label={label}
      title={label}
      onClick={() => openOutcome({ matter_id: matterId, date: today })}
    >
      <IconGavel size={15} aria-hidden="true" />
    </ActionIcon>
  )
}
