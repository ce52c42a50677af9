import { Skeleton } from '@mantine/core'
import { useTranslation } from '../../platform/i18n/use-translation.ts'
import { Failed } from '../../platform/ui/message.tsx'
import { AlertPlanPanel } from './alert-plan-panel.tsx'
import { AlertTimesPanel } from './alert-times-panel.tsx'
import { AlertWaysPanel } from './alert-ways-panel.tsx'
import { useAlertSettings } from './alerts.api.ts'
import classes from './alerts.module.css'
import { DispatchLogPanel } from './dispatch-log-panel.tsx'

export function AlertSettingsPanels({ isOwner }: { isOwner: boolean }) {
  const { t } = useTranslation('alerts')
  const { data, error, refetch } = useAlertSettings()
  if (error && !data)
    return (
      <div className={classes.wide}>
        <Failed title={t('unknown')} error={error} onRetry={refetch} />
      </div>
    )
  if (!data) return <Skeleton className={classes.wide} height={420} radius="lg" aria-busy="true" />
  return (
    <>
      <div className={classes.wide}>
        <AlertPlanPanel {...data} />
      </div>
      <AlertTimesPanel {...data} />
      <AlertWaysPanel ways={data.ways} />
      <div className={classes.wide}>
        <DispatchLogPanel isOwner={isOwner} />
      </div>
    </>
  )
}
