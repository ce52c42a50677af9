import { Button } from '@mantine/core'
import type { MatterDetail } from '@peshi/contract/matters/matters'
import { IconChecklist } from '@tabler/icons-react'
import { useTranslation } from '../../platform/i18n/use-translation.ts'
import { openOutcome } from './open-outcome.ts'

export function OutcomeButton({ matter }: { matter: MatterDetail }) {
  const { t } = useTranslation('hearings')
  return (
    <Button
      data-tour="outcome"
      leftSection={<IconChecklist size={16} />}
      onClick={() => openOutcome({ matter_id: matter._id })}
    >
      {t('entry.outcome')}
    </Button>
  )
}
