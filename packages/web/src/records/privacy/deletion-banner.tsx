import { courtDateAt, toDayFirst } from '@peshi/contract/platform/dates'
import { IconAlertTriangle } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { isolate } from '../../platform/i18n/isolate.ts'
import { useTranslation } from '../../platform/i18n/use-translation.ts'
import { useDeletions } from './privacy.api.ts'

export function DeletionBanner() {
  const { t } = useTranslation('privacy')
  const { data } = useDeletions()
  const deletion = data?.chamber ?? data?.account
  if (!deletion) return null
  const date = toDayFirst(courtDateAt(new Date(deletion.due_at)))
  return (
    <div role="status" className="banner">
      <IconAlertTriangle size={16} aria-hidden />
      <span>{t(`delete.${deletion.kind}_on`, { date: isolate(date) })}</span>
      <Link to="/settings/account-setting" search={{ tab: 'data' }}>
        {t('banner')}
      </Link>
    </div>
  )
}
