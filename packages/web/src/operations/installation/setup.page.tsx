import { Button, Group, Skeleton } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { LanguageField } from '../../chamber/account/language-field.tsx'
import { ApiError } from '../../platform/api/api-error.ts'
import { useTranslation } from '../../platform/i18n/use-translation.ts'
import { useSession } from '../../platform/session/use-session.ts'
import { PageHeader } from '../../platform/shell/page-header.tsx'
import { Failed } from '../../platform/ui/message.tsx'
import { Panel } from '../../platform/ui/panel.tsx'
import { SettingLines } from '../../platform/ui/setting-lines.tsx'
import { BackupsPanel } from '../backup/backups-panel.tsx'
import { ChannelCheck } from './channel-check.tsx'
import { CourtsCheck } from './courts-check.tsx'
import classes from './installation.module.css'
import { useInstallationState } from './state.api.ts'

export function SetupPage() {
  const { t } = useTranslation('installation')
  const { data, error, refetch } = useInstallationState()
  const isStranger = error instanceof ApiError && error.status === 404
  return (
    <>
      <PageHeader subtitle={t('setup.subtitle')} />
      <div className={classes.steps}>
        <Panel title={t('setup.language')}>
          <LanguageField aria-label={t('setup.language')} />
        </Panel>
        {!data && isStranger ? <NotOperator /> : null}
        {!data && error && !isStranger ? <Failed title={t('failed')} error={error} onRetry={refetch} /> : null}
        {!data && !error ? <Skeleton height={320} radius="lg" aria-busy="true" /> : null}
        {data ? (
          <>
            <Panel title={t('setup.work')} hint={t('setup.restart')}>
              <dl className={classes.checks}>
                <CourtsCheck courts={data.courts} />
                <ChannelCheck channel="email" state={data.email} />
                <ChannelCheck channel="sms" state={data.sms} />
              </dl>
            </Panel>
            <BackupsPanel />
          </>
        ) : null}
        <Group gap="sm">
          <Button renderRoot={(props) => <Link {...props} to="/dashboard/analytics" />}>{t('setup.done')}</Button>
          {data ? (
            <Button variant="default" renderRoot={(props) => <Link {...props} to="/support/installation" />}>
              {t('title')}
            </Button>
          ) : null}
        </Group>
      </div>
    </>
  )
}

function NotOperator() {
  const { t } = useTranslation('installation')
  const email = useSession()?.userData.email ?? 'office@example.in'
  return (
    <Panel title={t('setup.operator')}>
      <p className={classes.none}>{t('setup.operatorText')}</p>
      <SettingLines lines={[`PESHI_OPERATORS=${email}`]} />
    </Panel>
  )
}
