import { Skeleton } from '@mantine/core'
import { useTranslation } from '../../platform/i18n/use-translation.ts'
import { Failed } from '../../platform/ui/message.tsx'
import { BillingPanel } from './billing-panel.tsx'
import { PaymentsPanel } from './payments-panel.tsx'
import { PlanChoice } from './plan-choice.tsx'
import { usePlans } from './plans.api.ts'
import classes from './plans.module.css'
import { PresentPlan } from './present-plan.tsx'
import { ReturnedPayment } from './returned-payment.tsx'

export function PlanTab() {
  const { t } = useTranslation('plans')
  const { data, error, refetch } = usePlans()
  if (error && !data)
    return (
      <div className={classes.wide}>
        <Failed title={t('failed')} error={error} onRetry={refetch} />
      </div>
    )
  if (!data)
    return (
      <>
        <Skeleton height={220} />
        <Skeleton height={220} />
      </>
    )
  return (
    <>
      <ReturnedPayment />
      <div className={classes.column}>
        <PresentPlan current={data.current} />
        {data.data.length > 0 ? <BillingPanel billing={data.billing} /> : null}
      </div>
      <div className={classes.column}>
        <PlanChoice plans={data.data} meta={data.meta} />
        <PaymentsPanel />
      </div>
    </>
  )
}
