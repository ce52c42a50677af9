import { Button, Group, Stack } from '@mantine/core'
import type { FirDetail } from '@peshi/contract/trackers/firs'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { useCourtToday } from '../../platform/clock/use-now.ts'
import { useTranslation } from '../../platform/i18n/use-translation.ts'
import { useCan } from '../../platform/session/use-session.ts'
import { DateField } from '../../platform/ui/date-field.tsx'
import { useStartDefaultBail } from './firs.api.ts'

/**
 * BNSS s. 187(3): the period is 60 or 90 days from the first remand. The person chooses the period later, on the
 * clock's page.
 */
export function DefaultBail({ fir }: { fir: FirDetail }) {
  const today = useCourtToday()
  const { t } = useTranslation('firs')
  const can = useCan()
  const start = useStartDefaultBail(fir._id)
  const [day, setDay] = useState('')
  if (fir.default_bail_clock)
    return (
      <Stack gap="xs">
        <span>
          {t('bail_runs')}{' '}
          <Link to="/dashboard/clocks" search={{ open: fir.default_bail_clock }}>
            {t('bail_open')}
          </Link>
        </span>
      </Stack>
    )
  return (
    <Stack gap="xs">
      <span className="small">{t('bail_why')}</span>
      {can('update', 'Tracker') && can('create', 'Clock') ? (
        <Group align="end" gap="xs">
          <DateField isBare label={t('remand_on')} max={today} value={day} onChange={setDay} />
          <Button disabled={day === ''} loading={start.isPending} onClick={() => start.mutate(day)}>
            {t('bail_start')}
          </Button>
        </Group>
      ) : null}
    </Stack>
  )
}
