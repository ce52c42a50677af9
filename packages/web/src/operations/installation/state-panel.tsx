import { Anchor } from '@mantine/core'
import type { InstallationState } from '@peshi/contract/operations/installation-state'
import type { CourtDate } from '@peshi/contract/platform/dates'
import { useNow } from '../../platform/clock/use-now.ts'
import { useTranslation } from '../../platform/i18n/use-translation.ts'
import { Unloaded } from '../../platform/ui/message.tsx'
import { Panel } from '../../platform/ui/panel.tsx'
import { SettingLines } from '../../platform/ui/setting-lines.tsx'
import { Words } from '../../platform/ui/words.tsx'
import { sayDate } from '../../trackers/clocks/say-date.ts'
import { ChannelCheck } from './channel-check.tsx'
import { Check } from './check.tsx'
import { CourtsCheck } from './courts-check.tsx'
import classes from './installation.module.css'
import { useInstallationState } from './state.api.ts'

const dayMs = 86_400_000
const soonDays = 14

export function StatePanel() {
  const { t } = useTranslation('installation')
  const { data, error, refetch } = useInstallationState()
  return (
    <Panel title={t('state.title')}>
      {data ? null : <Unloaded title={t('failed')} error={error} onRetry={refetch} outline={200} />}
      {data ? (
        <dl className={classes.checks}>
          <VersionCheck version={data.version} />
          <CertificateCheck certificate={data.certificate} />
          <ChannelCheck channel="email" state={data.email} />
          <ChannelCheck channel="sms" state={data.sms} />
          <CourtsCheck courts={data.courts} />
        </dl>
      ) : null}
    </Panel>
  )
}

function VersionCheck({ version: { running, newer, is_checked, problem } }: Pick<InstallationState, 'version'>) {
  const { t } = useTranslation('installation')
  return (
    <Check
      name={t('state.version')}
      tone={newer ? 'today' : is_checked && !problem ? 'live' : 'decided'}
      verdict={newer ? t('state.newer', { version: newer.version }) : running}
    >
      {newer ? <p className={classes.quiet}>{t('state.running', { version: running })}</p> : null}
      {newer?.url ? (
        <Anchor href={newer.url} target="_blank" rel="noreferrer" underline="always">
          {t('state.whatsNew')}
        </Anchor>
      ) : null}
      {problem ? (
        <p>
          {t('state.notChecked')} <Words>{problem}</Words>
        </p>
      ) : null}
      {is_checked ? null : (
        <>
          <p className={classes.quiet}>{t('state.checksOff')}</p>
          <SettingLines lines={['PESHI_UPDATES=https://example.in/peshi/latest.json']} />
        </>
      )}
    </Check>
  )
}

function CertificateCheck({ certificate: { state, host, ends_at, problem } }: Pick<InstallationState, 'certificate'>) {
  const { t } = useTranslation('installation')
  const now = useNow()
  const days = ends_at ? Math.floor((Date.parse(ends_at) - now.getTime()) / dayMs) : null
  const date = ends_at ? sayDate(ends_at.slice(0, 10) as CourtDate) : ''
  const verdict = {
    none: t('state.noCertificate'),
    good: t('state.valid', { count: days ?? 0 }),
    refused: t('state.certificateRefused'),
    unread: t('state.unread'),
  }[state]
  const isSoon = days !== null && days < soonDays
  return (
    <Check
      name={t('state.certificate')}
      tone={state === 'good' ? (isSoon ? 'today' : 'live') : state === 'refused' ? 'late' : 'decided'}
      verdict={verdict}
    >
      <p className={classes.quiet}>
        <Words>{host}</Words>
        {date ? ` · ${t('state.until', { date })}` : null}
      </p>
      {problem ? (
        <p>
          <Words>{problem}</Words>
        </p>
      ) : null}
      {state === 'unread' ? <p>{t('state.lookInBrowser')}</p> : null}
      {isSoon || state === 'refused' ? <p>{t('state.renew')}</p> : null}
      {state === 'none' ? <p>{t('state.useHttps')}</p> : null}
    </Check>
  )
}
