import { Alert, Button } from '@mantine/core'
import type { ChannelState, TestedChannel } from '@peshi/contract/operations/installation-state'
import { IconSend } from '@tabler/icons-react'
import { useNow } from '../../platform/clock/use-now.ts'
import { ageOf } from '../../platform/i18n/age.ts'
import { currentLocale } from '../../platform/i18n/i18n.ts'
import { useTranslation } from '../../platform/i18n/use-translation.ts'
import { SettingLines } from '../../platform/ui/setting-lines.tsx'
import { Words } from '../../platform/ui/words.tsx'
import { Check } from './check.tsx'
import classes from './installation.module.css'
import { useTestMessage } from './state.api.ts'

const settings = {
  email: ["PESHI_MAIL='smtps://user:password@mail.example.in'", "PESHI_MAIL_FROM='Peshi <office@example.in>'"],
  sms: [
    "PESHI_SMS='gupshup://user:password@enterprise.smsgupshup.com?sender=PESHII&entity=1101…'",
    "PESHI_SMS_TEMPLATES='reset-code=1107…,address-code=1107…,alert=1107…'",
  ],
} as const satisfies Record<TestedChannel, string[]>

export function ChannelCheck({ channel, state }: { channel: TestedChannel; state: ChannelState }) {
  const { t } = useTranslation('installation')
  const now = useNow()
  const when = (at: string) => ageOf(at, now, currentLocale())
  const { through, last_sent_at, failure } = state
  const name = t(`state.${channel}`)
  if (through === null)
    return (
      <Check name={name} tone="decided" verdict={t('state.notSet')}>
        <p className={classes.quiet}>{t(`state.without.${channel}`)}</p>
        <SettingLines lines={settings[channel]} />
      </Check>
    )
  return (
    <Check
      name={name}
      tone={failure ? 'late' : 'live'}
      verdict={failure ? t('state.failed', { when: when(failure.at) }) : t('state.through', { through })}
    >
      {failure ? (
        <p>
          <Words>{failure.detail ?? failure.problem}</Words>
        </p>
      ) : null}
      <p className={classes.quiet}>
        {last_sent_at ? t('state.sent', { when: when(last_sent_at) }) : t('state.unused')}
      </p>
      <Test channel={channel} state={state} />
    </Check>
  )
}

function Test({ channel, state: { to, through } }: { channel: TestedChannel; state: ChannelState }) {
  const { t } = useTranslation('installation')
  const { mutate, data, isSuccess, isPending } = useTestMessage()
  if (!to) return <p className={classes.quiet}>{t('state.noAddress')}</p>
  return (
    <>
      <Button
        size="compact-sm"
        variant="default"
        leftSection={<IconSend size={14} aria-hidden="true" />}
        loading={isPending}
        onClick={() => mutate(channel)}
      >
        {t(`state.test.${channel}`)}
      </Button>
      <div role="status">
        {isSuccess && data === null ? <p>{t('state.accepted', { through, to })}</p> : null}
        {isSuccess && data !== null ? (
          <Alert color="red" title={t('state.refused', { through })}>
            <Words>{data}</Words>
            <p>{t('state.checkSettings')}</p>
          </Alert>
        ) : null}
      </div>
    </>
  )
}
