import { Button, Group, Paper, SegmentedControl } from '@mantine/core'
import { notificationPath } from '@peshi/contract/chamber/notification-path'
import type { NotificationItem, NotificationLine } from '@peshi/contract/chamber/notifications'
import { IconBell } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { useNow } from '../../platform/clock/use-now.ts'
import { FillSlot } from '../../platform/features/fill-slot.tsx'
import { ageOf } from '../../platform/i18n/age.ts'
import { currentLocale } from '../../platform/i18n/i18n.ts'
import { useTranslation } from '../../platform/i18n/use-translation.ts'
import { PageHeader } from '../../platform/shell/page-header.tsx'
import { Message, Unloaded } from '../../platform/ui/message.tsx'
import { About } from './about.tsx'
import { notificationAnswer } from './notification-slots.ts'
import { useNotifications, useReadNotifications } from './notifications.api.ts'
import classes from './notifications.module.css'

export function NotificationsPage() {
  const { t } = useTranslation(['notifications', 'alerts'])
  const [show, setShow] = useState<'all' | 'unread'>('all')
  const list = useNotifications(show === 'unread')
  const read = useReadNotifications()
  const lines = list.data?.pages.flatMap(({ data }) => data) ?? []
  return (
    <>
      <PageHeader>
        <Button
          variant="subtle"
          renderRoot={(props) => <Link {...props} to="/settings/account-setting" search={{ tab: 'alerts' }} />}
        >
          {t('alerts:settings')}
        </Button>
        <Button variant="default" loading={read.all.isPending} onClick={() => read.all.mutate()}>
          {t('read_all')}
        </Button>
      </PageHeader>
      <Group mb={16}>
        <SegmentedControl
          value={show}
          onChange={setShow}
          data={[
            { value: 'all', label: t('all') },
            { value: 'unread', label: t('unread') },
          ]}
        />
      </Group>
      {list.data ? null : <Unloaded title={t('failed')} error={list.error} onRetry={list.refetch} outline={280} />}
      {list.data && lines.length === 0 ? (
        <Message icon={IconBell} title={t('empty_title')} text={t('empty_text')} />
      ) : null}
      {lines.length > 0 ? (
        <Paper className={classes.page}>
          <ul className={classes.list} aria-label={t(show)}>
            {lines.map((line) => (
              <Line key={line._id} line={line} open={read.one.mutateAsync} />
            ))}
          </ul>
        </Paper>
      ) : null}
      {list.hasNextPage ? (
        <Button mt={16} variant="default" loading={list.isFetchingNextPage} onClick={() => list.fetchNextPage()}>
          {t('more')}
        </Button>
      ) : null}
    </>
  )
}

type Open = ReturnType<typeof useReadNotifications>['one']['mutateAsync']

function Line({ line, open }: { line: NotificationLine; open: Open }) {
  const { t } = useTranslation('notifications')
  const now = useNow()
  const [items, setItems] = useState<NotificationItem[] | null>(null)

  const path = line.events > 1 ? null : notificationPath(line)

  const choose = () => {
    if (items) return setItems(null)
    open(line._id).then(
      (opened) => {
        if (opened.events > 1) setItems(opened.items)
      },
      () => undefined,
    )
  }
  const words = (
    <>
      <span className={classes.said}>
        {t(`said.${line.kind}`, line.values)}
        {line.events > 1 ? <span className={classes.count}>{line.events.toLocaleString('en-IN')}</span> : null}
        {line.is_unread ? <span className={classes.dot} role="img" aria-label={t('is_unread')} /> : null}
      </span>
      <About item={line} />
      <time className={classes.age} dateTime={line.at}>
        {ageOf(line.at, now, currentLocale())}
      </time>
    </>
  )
  return (
    <li className={classes.line} data-unread={line.is_unread || undefined}>
      {path ? (
        <Link to={path} className={classes.open} onClick={choose}>
          {words}
        </Link>
      ) : (
        <button
          type="button"
          className={classes.open}
          onClick={choose}
          aria-expanded={line.events > 1 ? items !== null : undefined}
        >
          {words}
        </button>
      )}
      {line.events === 1 ? (
        <div className={classes.answer}>
          <FillSlot slot={notificationAnswer} item={line} />
        </div>
      ) : null}
      {items ? (
        <ul className={classes.items}>
          {items.map((item) => (
            <li key={item._id}>
              <Link to={notificationPath(item) ?? '.'}>
                <About item={item} />
              </Link>
              <FillSlot slot={notificationAnswer} item={item} />
            </li>
          ))}
        </ul>
      ) : null}
    </li>
  )
}
