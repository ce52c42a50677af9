import { Alert, Button, Group, List, Skeleton, Stack, Text } from '@mantine/core'
import { useState } from 'react'
import { AskPassword } from '../../chamber/account/ask-password.tsx'
import { useNow } from '../../platform/clock/use-now.ts'
import { ageOf } from '../../platform/i18n/age.ts'
import { currentLocale } from '../../platform/i18n/i18n.ts'
import { useTranslation } from '../../platform/i18n/use-translation.ts'
import { CopyField } from '../../platform/ui/copy-field.tsx'
import { Panel } from '../../platform/ui/panel.tsx'
import { toastThen } from '../../platform/ui/toast.tsx'
import { useCalendarFeed, useCloseCalendarFeed, useOpenCalendarFeed } from './calendar.api.ts'

export function CalendarPanel() {
  const { t } = useTranslation('calendar')
  const [isAsking, setAsking] = useState(false)
  const feed = useCalendarFeed()
  const open = useOpenCalendarFeed()
  const close = useCloseCalendarFeed()
  const address = open.data?.address
  const end = () => close.mutate(undefined, { onSuccess: toastThen(t('ended'), open.reset) })

  return (
    <Panel title={t('title')}>
      <Stack gap="md">
        <Text c="dimmed">{t('text')}</Text>
        {feed.isPending && <Skeleton height={36} />}
        {feed.isError && (
          <Group justify="space-between">
            <Text role="alert">{t('unknown')}</Text>
            <Button variant="default" size="compact-sm" onClick={() => feed.refetch()}>
              {t('retry')}
            </Button>
          </Group>
        )}
        {address ? <Address address={address} /> : feed.data && <FeedState readAt={feed.data.last_read_at} />}
        {feed.data !== undefined && (
          <Group>
            <Button variant={feed.data ? 'default' : 'filled'} onClick={() => setAsking(true)}>
              {t(feed.data ? 'renew' : 'open')}
            </Button>
            {feed.data && (
              <Button variant="subtle" color="red" loading={close.isPending} onClick={end}>
                {t('end')}
              </Button>
            )}
          </Group>
        )}
        {feed.data && <Text c="dimmed">{t('renewHint')}</Text>}
      </Stack>
      {isAsking && (
        <AskPassword
          title={t(feed.data ? 'renew' : 'open')}
          text={t('password')}
          action={t(feed.data ? 'renew' : 'open')}
          sending={open}
          onSubmit={(input) => open.mutate(input, { onSuccess: () => setAsking(false) })}
          onClose={() => setAsking(false)}
        />
      )}
    </Panel>
  )
}

function Address({ address }: { address: string }) {
  const { t } = useTranslation('calendar')
  return (
    <Stack gap="sm">
      <Alert color="amber">{t('once')}</Alert>
      <CopyField label={t('address')} value={address} />
      <List size="sm" spacing={4} c="dimmed" listStyleType="disc">
        <List.Item>{t('how.google')}</List.Item>
        <List.Item>{t('how.apple')}</List.Item>
        <List.Item>{t('how.outlook')}</List.Item>
      </List>
    </Stack>
  )
}

function FeedState({ readAt }: { readAt: string | null }) {
  const { t } = useTranslation('calendar')
  const now = useNow()
  return <Text>{readAt ? t('read', { age: ageOf(readAt, now, currentLocale()) }) : t('notRead')}</Text>
}
