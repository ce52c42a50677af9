import { ActionIcon } from '@mantine/core'
import type { MyItem } from '@peshi/contract/boards'
import { courtDateAt } from '@peshi/contract/dates'
import { IconGavel } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { openOutcome } from '../hearings/open-outcome.ts'
import { useCan } from '../session/use-session.ts'

/** What came of it, noted while the board still shows it. */
export function OutcomeButton({ item: { matter_id, title } }: { item: MyItem }) {
  const { t } = useTranslation('boards')
  const may = useCan()('update', 'Matter')
  if (matter_id === null || !may) return null
  const label = t('outcome', { title })
  return (
    <ActionIcon
      variant="subtle"
      size="sm"
      aria-label={label}
      title={label}
      onClick={() => openOutcome({ matter_id, date: courtDateAt(new Date()) })}
    >
      <IconGavel size={15} aria-hidden="true" />
    </ActionIcon>
  )
}
