import { Button, Group, Stack, Text } from '@mantine/core'
import type { AlertSettings } from '@peshi/contract/chamber/alerts'
import { courtDateAt, toDayFirst } from '@peshi/contract/platform/dates'
import type { Channel } from '@peshi/contract/platform/sending'
import { sayError } from '../../platform/i18n/say-error.ts'
import { useTranslation } from '../../platform/i18n/use-translation.ts'
import { ownPushDevice, PushRefused } from '../../platform/pwa/push-subscription.ts'
import { Panel } from '../../platform/ui/panel.tsx'
import { toastDone } from '../../platform/ui/toast.tsx'
import { usePushDevices, useSendTest } from './alerts.api.ts'
import classes from './alerts.module.css'

export function AlertWaysPanel({ ways }: Pick<AlertSettings, 'ways'>) {
  const { t } = useTranslation('alerts')
  return (
    <Panel title={t('ways.title')}>
      <Stack gap="md">
        <Way channel="email" isOn={ways.email.is_on} to={ways.email.to} />
        <Way channel="sms" isOn={ways.sms.is_on} to={ways.sms.to} />
        <Devices isOn={ways.push.is_on} publicKey={ways.push.key} devices={ways.push.devices} />
      </Stack>
    </Panel>
  )
}

function TestButton({ channel }: { channel: Channel }) {
  const { t } = useTranslation('alerts')
  const test = useSendTest()
  return (
    <Button
      variant="default"
      size="compact-sm"
      loading={test.isPending}
      aria-label={`${t('ways.test')}: ${t(`way.${channel}`)}`}
      onClick={() => test.mutate(channel, { onSuccess: () => toastDone(t('ways.tested')) })}
    >
      {t('ways.test')}
    </Button>
  )
}

function Way({ channel, isOn, to }: { channel: 'email' | 'sms'; isOn: boolean; to: string | null }) {
  const { t } = useTranslation('alerts')
  return (
    <div className={classes.way}>
      <Text fw={500}>{t(`way.${channel}`)}</Text>
      <Text c="dimmed" className={classes.address}>
        {isOn ? to ? <bdi dir="ltr">{to}</bdi> : t(`ways.no_${channel}`) : t('ways.off')}
      </Text>
      {isOn && to && <TestButton channel={channel} />}
    </div>
  )
}

interface DevicesProps {
  isOn: boolean
  publicKey: string | null
  devices: AlertSettings['ways']['push']['devices']
}

function Devices({ isOn, publicKey, devices }: DevicesProps) {
  const { t } = useTranslation('alerts')
  const { add, remove } = usePushDevices()
  const own = ownPushDevice()
  const isHere = devices.some(({ _id }) => _id === own)
  if (!isOn || !publicKey)
    return (
      <div className={classes.way}>
        <Text fw={500}>{t('way.push')}</Text>
        <Text c="dimmed">{t('ways.off')}</Text>
      </div>
    )
  return (
    <div>
      <div className={classes.way}>
        <Text fw={500}>{t('way.push')}</Text>
        <Text c="dimmed" className={classes.address}>
          {devices.length === 0 ? t('ways.no_push') : null}
        </Text>
        {devices.length > 0 && <TestButton channel="push" />}
      </div>
      <ul className={classes.devices}>
        {devices.map(({ _id, device, created_at }) => (
          <li key={_id}>
            <span>
              {_id === own ? t('ways.this') : <bdi>{browserOf(device) ?? t('ways.unknown')}</bdi>}{' '}
              <Text span c="dimmed" size="sm">
                {t('ways.since', { date: toDayFirst(courtDateAt(new Date(created_at))) })}
              </Text>
            </span>
            <Button data-sends variant="subtle" size="compact-sm" color="red" onClick={() => remove.mutate(_id)}>
              {t('ways.remove')}
            </Button>
          </li>
        ))}
      </ul>
      {!isHere && (
        <Group gap="sm" mt={8}>
          <Button variant="default" loading={add.isPending} onClick={() => add.mutate(publicKey)}>
            {t('ways.turn_on')}
          </Button>
          {add.error && (
            <Text role="alert" size="sm" c="red">
              {add.error instanceof PushRefused ? t(`ways.${add.error.why}`) : sayError(add.error)}
            </Text>
          )}
        </Group>
      )}
    </div>
  )
}

function browserOf(agent: string | null): string | null {
  const browser = /Edg|OPR|SamsungBrowser|Firefox|Chrome|Safari/.exec(agent ?? '')?.[0]
  if (!browser) return null
  const system = /Android|iPhone|iPad|Windows|Macintosh|Linux/.exec(agent ?? '')?.[0]
  const names: Record<string, string> = {
    Edg: 'Edge',
    OPR: 'Opera',
    SamsungBrowser: 'Samsung Internet',
    Macintosh: 'macOS',
  }
  return [browser, system].flatMap((name) => (name ? (names[name] ?? name) : [])).join(', ')
}
