import { Group, NativeSelect, Stack, Switch } from '@mantine/core'
import { type AlertPlan, DigestAt } from '@peshi/contract/chamber/alert-plan'
import type { AlertSettings } from '@peshi/contract/chamber/alerts'
import { useTranslation } from '../../platform/i18n/use-translation.ts'
import { Panel } from '../../platform/ui/panel.tsx'
import { useChangeAlertPlan } from './alerts.api.ts'

const times = Array.from({ length: 48 }, (_, half) => `${String(half >> 1).padStart(2, '0')}:${half % 2 ? '30' : '00'}`)
const usualQuiet = { from: '21:00', to: '07:00' }

export function AlertTimesPanel({ plan, digest_times }: Pick<AlertSettings, 'plan' | 'digest_times'>) {
  const { t } = useTranslation('alerts')
  const changePlan = useChangeAlertPlan()
  const { quiet } = plan
  const time = (end: 'from' | 'to', other: 'from' | 'to', shown: NonNullable<AlertPlan['quiet']>) => (
    <NativeSelect
      data-sends
      label={t(`times.${end}`)}
      value={shown[end]}
      data={times.filter((one) => one !== shown[other])}
      onChange={({ currentTarget: { value } }) =>
        changePlan((now) => ({ quiet: { ...(now.quiet ?? shown), [end]: value } }))
      }
    />
  )
  return (
    <Panel title={t('times.title')} hint={t('times.india')}>
      <Stack gap="md">
        <NativeSelect
          data-sends
          label={t('times.digest')}
          value={plan.digest_at}
          data={DigestAt.options.map((at) => ({ value: at, label: t(`times.${at}`, digest_times) }))}
          onChange={({ currentTarget: { value } }) => changePlan(() => ({ digest_at: DigestAt.parse(value) }))}
        />
        <Switch
          data-sends
          label={t('times.quiet')}
          description={t('times.quiet_text')}
          styles={{ description: { lineHeight: 'inherit' } }}
          checked={quiet !== null}
          onChange={({ currentTarget: { checked } }) => changePlan(() => ({ quiet: checked ? usualQuiet : null }))}
        />
        {quiet && (
          <Group grow>
            {time('from', 'to', quiet)}
            {time('to', 'from', quiet)}
          </Group>
        )}
      </Stack>
    </Panel>
  )
}
