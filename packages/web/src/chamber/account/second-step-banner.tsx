import { courtDateAt, toDayFirst } from '@peshi/contract/platform/dates'
import { IconShieldLock } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { useCourtToday } from '../../platform/clock/use-now.ts'
import { useTranslation } from '../../platform/i18n/use-translation.ts'
import { useSession } from '../../platform/session/use-session.ts'

export function SecondStepBanner() {
  const { t } = useTranslation('account')
  const from = useSession()?.userData.second_step_from
  const today = useCourtToday()
  if (!from || courtDateAt(new Date(from)) <= today) return null
  return (
    <div role="status" className="banner" data-tone="today">
      <IconShieldLock size={16} aria-hidden />
      <span>{t('state.second-step.soon', { date: toDayFirst(courtDateAt(new Date(from))) })}</span>
      <Link to="/settings/account-setting" search={{ tab: 'security' }}>
        {t('state.second-step.open')}
      </Link>
    </div>
  )
}
