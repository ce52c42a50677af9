import { Checkbox, NativeSelect, Text } from '@mantine/core'
import { AlertEvent, type AlertPlan, AlertWhen } from '@peshi/contract/chamber/alert-plan'
import type { AlertSettings } from '@peshi/contract/chamber/alerts'
import { type Channel, channels } from '@peshi/contract/platform/sending'
import { useTranslation } from '../../platform/i18n/use-translation.ts'
import { DataTable } from '../../platform/ui/data-table.tsx'
import { Panel } from '../../platform/ui/panel.tsx'
import { useChangeAlertPlan } from './alerts.api.ts'
import classes from './alerts.module.css'

export function AlertPlanPanel({ plan, ways }: AlertSettings) {
  const { t } = useTranslation('alerts')
  const changePlan = useChangeAlertPlan()
  const off = channels.filter((channel) => !ways[channel].is_on)

  const choose = (event: AlertEvent, cell: Partial<AlertPlan['events']['orders']>) =>
    changePlan((now) => ({ events: { ...now.events, [event]: { ...now.events[event], ...cell } } }))
  const label = (event: AlertEvent, way: 'app' | Channel) =>
    t('cell', { event: t(`event.${event}`), way: t(`way.${way}`) })

  return (
    <Panel title={t('title')} hint={t('text')}>
      {off.map((channel) => (
        <Text key={channel} c="dimmed" size="sm" mb={8}>
          {t('is_off', { way: t(`way.${channel}`) })}
        </Text>
      ))}
      <DataTable<AlertEvent>
        className={classes.plan}
        columns={[
          { id: 'news', heading: t('news'), namesRow: true, cell: (event) => t(`event.${event}`) },
          {
            id: 'app',
            heading: t('way.app'),
            isLabelled: true,
            cell: (event) => (
              // biome-ignore lint/a11y/noLabelWithoutControl: Mantine's Checkbox is the control
              <label className={classes.box}>
                <Checkbox
                  data-sends
                  aria-label={label(event, 'app')}
                  checked={plan.events[event].app}
                  onChange={({ currentTarget }) => choose(event, { app: currentTarget.checked })}
                />
              </label>
            ),
          },
          ...channels.map((channel) => ({
            id: channel,
            heading: t(`way.${channel}`),
            isLabelled: true,
            cell: (event: AlertEvent) => (
              <NativeSelect
                data-sends
                size="sm"
                aria-label={label(event, channel)}
                disabled={!ways[channel].is_on}
                value={plan.events[event][channel]}
                onChange={({ currentTarget }) => choose(event, { [channel]: AlertWhen.parse(currentTarget.value) })}
                data={AlertWhen.options
                  .filter((when) => event !== 'calls' || when !== 'digest')
                  .map((when) => ({ value: when, label: t(`when.${when}`) }))}
              />
            ),
          })),
        ]}
        rows={AlertEvent.options}
        keyOf={(event) => event}
      />
    </Panel>
  )
}
