import { toDayFirst } from '@peshi/contract/platform/dates'
import { IconAlertTriangle } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { usePlans } from './plans.api.ts'
import classes from './plans.module.css'

/** From so many days before a plan’s last day it is said on every page to who can pay. */
const saidFromDays = 7

/** Over the page, for who can pay: the plan ends, or has ended and its days of grace run. */
export function PlanBanner() {
  const { t } = useTranslation('plans')
  const current = usePlans().data?.current
  if (!current?.ends_on || !current.open_until) return null
  const isGrace = current.state === 'grace'
  if (!isGrace && !(current.state === 'ending' && (current.days_left ?? 0) <= saidFromDays)) return null
  const date = toDayFirst(current.ends_on)
  return (
    <div role="status" className={classes.banner} data-state={current.state}>
      <IconAlertTriangle size={16} aria-hidden />
      <span>
        {isGrace ? t('banner.grace', { date, until: toDayFirst(current.open_until) }) : t('banner.ending', { date })}
      </span>
      <Link to="/settings/account-setting" search={{ tab: 'plan' }}>
        {t('banner.open')}
      </Link>
    </div>
  )
}
