import { ActionIcon, Indicator } from '@mantine/core'
import { IconBell } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { useCan } from '../session/use-session.ts'
import { useUnreadCount } from './notifications.api.ts'

const mostShown = 99

/** How many lines are unread, live. */
export function Bell() {
  const { t } = useTranslation('notifications')
  const mayRead = useCan()('read', 'Dashboard')
  const { data: unread = 0 } = useUnreadCount(mayRead)
  if (!mayRead) return null
  return (
    <Indicator disabled={unread === 0} label={unread > mostShown ? `${mostShown}+` : unread} size={16} offset={5}>
      <ActionIcon
        component={Link}
        to="/dashboard/notification"
        aria-label={unread > 0 ? `${t('title')}: ${unread}` : t('title')}
      >
        <IconBell size={18} stroke={1.6} />
      </ActionIcon>
    </Indicator>
  )
}
