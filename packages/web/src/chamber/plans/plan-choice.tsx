import { Button, Stack } from '@mantine/core'
import type { Plan, userPlans } from '@peshi/contract/chamber/plans'
import { toDayFirst } from '@peshi/contract/platform/dates'
import type { ReplyOf } from '@peshi/contract/platform/endpoint'
import { showPaise } from '@peshi/contract/platform/money'
import { useTranslation } from '../../platform/i18n/use-translation.ts'
import { Panel } from '../../platform/ui/panel.tsx'
import { Pill } from '../../platform/ui/pill.tsx'
import { usePay } from './plans.api.ts'
import classes from './plans.module.css'
import { sayMegabytes } from './say-size.ts'

interface PlanChoiceProps {
  plans: Plan[]
  meta: ReplyOf<typeof userPlans>['meta']
}

export function PlanChoice({ plans, meta }: PlanChoiceProps) {
  const { t } = useTranslation('plans')
  const pay = usePay()
  const choose = (plan: Plan) => pay.mutate(plan._id)
  return (
    <Panel title={t('choose.title')} hint={meta.is_demo ? t('choose.demo') : null}>
      {plans.length === 0 ? <p className={classes.text}>{t('choose.nothing')}</p> : null}
      <ul className="ruled">
        {plans.map((plan) => (
          <li key={plan._id} className={classes.plan}>
            <Stack gap={2} miw={0} flex="1 1 14rem" className="anywhere">
              <strong className={classes.name}>
                <bdi>{plan.name}</bdi> {plan.is_current ? <Pill tone="live">{t('choose.current')}</Pill> : null}
              </strong>
              <span className={classes.quiet}>
                <Holds plan={plan} />
              </span>
            </Stack>
            <div className={classes.price}>
              <span>
                <strong>
                  <bdi>{showPaise(plan.price)}</bdi>
                </strong>{' '}
                {t('choose.months', { count: plan.months })}
              </span>
              {plan.tax > 0 ? (
                <small className={classes.quiet}>
                  {t('choose.tax', { total: showPaise(plan.total), percent: meta.tax_percent })}
                </small>
              ) : null}
              <small className={classes.quiet}>{t('choose.until', { date: toDayFirst(plan.ends_on) })}</small>
            </div>
            <Button
              variant={plan.is_current ? 'filled' : 'light'}
              loading={pay.isPending && pay.variables === plan._id}
              disabled={pay.isPending}
              onClick={() => choose(plan)}
            >
              {plan.is_current
                ? t('choose.renew', { amount: showPaise(plan.total) })
                : t('choose.pay', { amount: showPaise(plan.total) })}
            </Button>
          </li>
        ))}
      </ul>
    </Panel>
  )
}

function Holds({ plan: { limits } }: { plan: Plan }) {
  const { t } = useTranslation('plans')
  const { people, matters, storage_mb } = limits
  return [
    people === null ? t('choose.people_all') : t('choose.people', { count: people }),
    matters === null ? t('choose.matters_all') : t('choose.matters', { count: matters }),
    storage_mb === null ? t('choose.storage_all') : t('choose.storage', { size: sayMegabytes(storage_mb) }),
  ].join(' · ')
}
