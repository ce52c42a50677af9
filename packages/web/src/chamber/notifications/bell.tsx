import { ActionIcon, Popover, Skeleton } from '@mantine/core'
import { IconBell } from '@tabler/icons-react'
import { lazy, Suspense, useState } from 'react'
import { loadChunk } from '../../platform/chunks/load-chunk.ts'
import { loadWords } from '../../platform/i18n/i18n.ts'
import { useTranslation } from '../../platform/i18n/use-translation.ts'
import { useCan } from '../../platform/session/use-session.ts'
import { IconCount } from '../../platform/ui/icon-count.tsx'
import { useUnreadCount } from './notifications.api.ts'

const BellMenu = lazy(async () => {
  const [{ BellMenu }] = await Promise.all([
    loadChunk(() => import('./bell-menu.tsx')),
    loadWords('notifications', 'alerts', 'matters'),
  ])
  return { default: BellMenu }
})

export function Bell() {
  const { t } = useTranslation('shell')
  const mayRead = useCan()('read', 'Dashboard')
  const { data: unread = 0 } = useUnreadCount(mayRead)
  const [isOpen, setOpen] = useState(false)
  if (!mayRead) return null
  return (
    <IconCount count={unread}>
      <Popover
        opened={isOpen}
        onChange={setOpen}
        position="bottom-end"
        width="min(26rem, calc(100vw - 24px))"
        trapFocus
        returnFocus
      >
        <Popover.Target>
          <ActionIcon
            aria-label={unread > 0 ? `${t('notifications')}: ${unread}` : t('notifications')}
            onClick={() => setOpen(!isOpen)}
          >
            <IconBell size={18} stroke={1.6} />
          </ActionIcon>
        </Popover.Target>
        <Popover.Dropdown p={0} aria-label={t('notifications')}>
          <Suspense fallback={<Skeleton height={200} m={12} width="auto" />}>
            {isOpen && <BellMenu unread={unread} close={() => setOpen(false)} />}
          </Suspense>
        </Popover.Dropdown>
      </Popover>
    </IconCount>
  )
}
