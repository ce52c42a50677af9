import { Button, Group, Skeleton, Text } from '@mantine/core'
import { notificationPath } from '@peshi/contract/chamber/notification-path'
import type { NotificationLine } from '@peshi/contract/chamber/notifications'
import { Link } from '@tanstack/react-router'
import { useNow } from '../../platform/clock/use-now.ts'
import { ageOf } from '../../platform/i18n/age.ts'
import { currentLocale } from '../../platform/i18n/i18n.ts'
import { sayError } from '../../platform/i18n/say-error.ts'
import { useTranslation } from '../../platform/i18n/use-translation.ts'
import { About } from './about.tsx'
import { useNewestNotifications, useReadNotifications } from './notifications.api.ts'
import classes from './notifications.module.css'

const addressOf = (line: NotificationLine) => (line.events === 1 && notificationPath(line)) || '/dashboard/notification'

export function BellMenu({ unread, close }: { unread: number; close: () => void }) {
  const { t } = useTranslation(['notifications', 'alerts'])
  const newest = useNewestNotifications()
  const read = useReadNotifications()
  const now = useNow()

  const open = (line: NotificationLine) => {
    close()
    read.one.mutate(line._id)
  }
  return (
    <div className={classes.menu}>
      <Group justify="space-between" className={classes.menuHead}>
        <strong>{t('notifications:title')}</strong>
        {unread > 0 && (
          <Button variant="subtle" size="compact-sm" loading={read.all.isPending} onClick={() => read.all.mutate()}>
            {t('notifications:read_all')}
          </Button>
        )}
      </Group>
      {newest.isPending ? <Skeleton height={160} m={12} width="auto" aria-busy="true" /> : null}
      {newest.error ? (
        <Text role="alert" p={12}>
          {t('alerts:bell.unread')}: {sayError(newest.error)}
        </Text>
      ) : null}
      {newest.data?.length === 0 ? (
        <Text c="dimmed" p={16} ta="center">
          {t('alerts:bell.nothing')}
        </Text>
      ) : null}
      <ul className={classes.list}>
        {newest.data?.map((line) => (
          <li key={line._id} className={classes.line} data-unread={line.is_unread || undefined}>
            <Link to={addressOf(line)} className={classes.open} onClick={() => open(line)}>
              <span className={classes.said}>
                {t(`notifications:said.${line.kind}`, line.values)}
                {line.events > 1 ? <span className={classes.count}>{line.events.toLocaleString('en-IN')}</span> : null}
                {line.is_unread ? (
                  <span className={classes.dot} role="img" aria-label={t('notifications:is_unread')} />
                ) : null}
              </span>
              <About item={line} />
              <time className={classes.age} dateTime={line.at}>
                {ageOf(line.at, now, currentLocale())}
              </time>
            </Link>
          </li>
        ))}
      </ul>
      <div className={classes.menuFoot}>
        <Button
          fullWidth
          variant="subtle"
          onClick={close}
          renderRoot={(props) => <Link {...props} to="/dashboard/notification" />}
        >
          {t('alerts:bell.all')}
        </Button>
      </div>
    </div>
  )
}
