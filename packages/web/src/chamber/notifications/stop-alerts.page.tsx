import { Anchor, Button, Text } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { FullPage } from '../../app/full-page.tsx'
import { ApiError } from '../../platform/api/api-error.ts'
import { sayError } from '../../platform/i18n/say-error.ts'
import { useTranslation } from '../../platform/i18n/use-translation.ts'
import { useStopAlertMail } from './alerts.api.ts'

export function StopAlertsPage() {
  const { t } = useTranslation('alerts')
  const stop = useStopAlertMail()
  const [token] = useState(() => window.location.hash.slice(1))
  const isBad = token === '' || (stop.error instanceof ApiError && [400, 404].includes(stop.error.status))
  const state = stop.isSuccess ? 'done' : isBad ? 'bad' : 'asked'
  return (
    <FullPage title={state === 'asked' ? t('stop.title') : t(`stop.${state}_title`)}>
      <Text>{state === 'asked' ? t('stop.text') : t(`stop.${state}_text`)}</Text>
      {stop.error && state === 'asked' ? (
        <Text role="alert" c="red">
          {sayError(stop.error)}
        </Text>
      ) : null}
      {state === 'asked' ? (
        <Button loading={stop.isPending} onClick={() => stop.mutate(token)}>
          {t('stop.do')}
        </Button>
      ) : (
        <Anchor renderRoot={(props) => <Link {...props} to="/settings/account-setting" search={{ tab: 'alerts' }} />}>
          {t('stop.to_settings')}
        </Anchor>
      )}
    </FullPage>
  )
}
