import { toDayFirst } from '@peshi/contract/platform/dates'
import { IconAlertTriangle } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { useTranslation } from '../../platform/i18n/use-translation.ts'
import { usePlans } from './plans.api.ts'

const saidFromDays = 7

export function PlanBanner() {
  const { t } = useTranslation('plans')
  const current = usePlans().data?.current
  if (!current?.ends_on || !current.open_until) return null
  const isGrace = current.state === 'grace'
  if (!isGrace && !(current.state === 'ending' && (current.days_left ?? 0) <= saidFromDays)) return null
  const date = toDayFirst(current.ends_on)
  return (
    <div role="status" className="banner" data-tone={isGrace ? undefined : 'today'}>
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
