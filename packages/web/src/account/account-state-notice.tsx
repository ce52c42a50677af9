import { Alert } from '@mantine/core'
import { courtDateAt, toDayFirst } from '@peshi/contract/dates'
import { useTranslation } from 'react-i18next'

interface AccountStateNoticeProps {
  state: 'disabled' | 'expired'
  expiresAt: string | null
}

/** Why nothing but this page opens, and what to do about it. */
export function AccountStateNotice({ state, expiresAt }: AccountStateNoticeProps) {
  const { t } = useTranslation('account')
  const date = expiresAt ? toDayFirst(courtDateAt(new Date(expiresAt))) : ''
  return (
    <Alert color={state === 'disabled' ? 'red' : 'amber'} variant="light" role="status">
      {state === 'disabled' ? t('state.disabled.text') : t('state.expired.text', { date })}
    </Alert>
  )
}
