import { Badge, Button, Stack, Text } from '@mantine/core'
import type { Device } from '@peshi/contract/chamber/security'
import { courtDateAt, toDayFirst } from '@peshi/contract/platform/dates'
import { useNow } from '../../platform/clock/use-now.ts'
import { ageOf } from '../../platform/i18n/age.ts'
import { currentLocale } from '../../platform/i18n/i18n.ts'
import { useTranslation } from '../../platform/i18n/use-translation.ts'
import { Panel } from '../../platform/ui/panel.tsx'
import { toastDone } from '../../platform/ui/toast.tsx'
import { sayDevice } from './device-name.ts'
import { EntryList } from './entry-list.tsx'
import { ListState } from './list-state.tsx'
import { useDevices, useEndDevice, useEndOtherDevices } from './security.api.ts'

export function DevicesPanel() {
  const { t } = useTranslation('security')
  const devices = useDevices()
  const end = useEndDevice()
  const endOthers = useEndOtherDevices()
  const now = useNow()
  const describe = ({ signed_in_at, last_seen_at, is_current }: Device) =>
    [
      t('device.since', { date: toDayFirst(courtDateAt(new Date(signed_in_at))) }),
      is_current ? t('device.now') : t('device.seen', { age: ageOf(last_seen_at, now, currentLocale()) }),
    ].join(' · ')
  const done = { onSuccess: () => toastDone(t('device.ended')) }
  const listed = devices.data?.toSorted((a, b) => Number(b.is_current) - Number(a.is_current)) ?? []
  return (
    <Panel
      title={t('device.title')}
      aside={
        listed.length > 1 && (
          <Button
            variant="default"
            size="compact-sm"
            loading={endOthers.isPending}
            onClick={() => endOthers.mutate(undefined, done)}
          >
            {t('device.endOthers')}
          </Button>
        )
      }
    >
      <Stack gap="md">
        <Text c="dimmed">{t('device.text')}</Text>
        <ListState query={devices} />
        {listed.length > 0 && (
          <EntryList
            entries={listed.map((device) => ({
              id: device._id,
              name: sayDevice(device.device) ?? t('device.unknown'),
              mark: device.is_current && (
                <Badge color="green" variant="light" tt="none" style={{ flexShrink: 0 }}>
                  {t('device.current')}
                </Badge>
              ),
              text: describe(device),
              action: !device.is_current && (
                <Button
                  variant="subtle"
                  color="red"
                  size="compact-sm"
                  aria-label={t('device.endNamed', { name: sayDevice(device.device) ?? t('device.unknown') })}
                  loading={end.isPending && end.variables === device._id}
                  onClick={() => end.mutate(device._id, done)}
                >
                  {t('device.end')}
                </Button>
              ),
            }))}
          />
        )}
      </Stack>
    </Panel>
  )
}
