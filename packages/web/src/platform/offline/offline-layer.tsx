import { Button } from '@mantine/core'
import { IconClockExclamation, IconCloudOff, IconDeviceFloppy, IconRefresh, IconSend } from '@tabler/icons-react'
import { useQueryClient } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { lazy, Suspense, useEffect, useState, useSyncExternalStore } from 'react'
import { loadChunk } from '../chunks/load-chunk.ts'
import { serverNow, takeWrongClock } from '../clock/server-time.ts'
import { useCourtToday } from '../clock/use-now.ts'
import { isKeeping, subscribeKeeping } from '../device/keeping.ts'
import { sayMoment, sayShortMoment } from '../i18n/say-day.ts'
import { useTranslation } from '../i18n/use-translation.ts'
import { startWorker } from '../pwa/start-worker.ts'
import { isDemo } from '../session/is-demo.ts'
import { showsKept } from './kept-queries.ts'
import { NeedsNetwork } from './needs-network.tsx'
import classes from './offline.module.css'
import { useOffline, useWaiting } from './use-offline.ts'
import { useSyncOffline } from './use-sync-offline.ts'
import { isKept } from './writing.ts'

const OutboxDialog = lazy(async () => ({
  default: (await loadChunk(() => import('./outbox.dialog.tsx'))).OutboxDialog,
}))

export function OfflineLayer() {
  const { t } = useTranslation('offline')
  const isOffline = useOffline()
  const waiting = useWaiting()
  const [isOpen, setOpen] = useState(false)
  const [isNew, setNew] = useState(false)
  const [wrongClock, setWrongClock] = useWrongClock()
  useSyncOffline()
  useEffect(() => startWorker(() => setNew(true)), [])
  const isStored = useSyncExternalStore(subscribeKeeping, isKeeping)
  const isSilent = useShowsKept() && !isOffline
  const isRefused = waiting.some(({ refusal }) => refusal !== null)
  return (
    <>
      <div role="status">
        {isOffline || isSilent || waiting.length > 0 ? (
          <p className={classes.bar} data-refused={isRefused || undefined}>
            {isOffline || isSilent ? <IconCloudOff size={16} aria-hidden /> : <IconSend size={16} aria-hidden />}
            {isOffline ? (
              <span>
                {t('offline')} <Age />
              </span>
            ) : null}
            {isSilent ? <Age /> : null}
            {waiting.length > 0 ? (
              <Button size="compact-sm" variant="default" onClick={() => setOpen(true)}>
                {isRefused ? t('look') : t('waits', { count: waiting.length })}
              </Button>
            ) : null}
          </p>
        ) : null}
        {isStored ? null : (
          <p className={classes.bar} data-refused>
            <IconDeviceFloppy size={16} aria-hidden />
            <span>{t('notKept')}</span>
          </p>
        )}
        {wrongClock ? (
          <p className={classes.bar}>
            <IconClockExclamation size={16} aria-hidden />
            <span>
              {t('wrongClock', {
                device: sayMoment(wrongClock.device.toISOString()),
                server: sayMoment(wrongClock.server.toISOString()),
              })}
            </span>
            <Button size="compact-sm" variant="default" onClick={() => setWrongClock(null)}>
              {t('seen')}
            </Button>
          </p>
        ) : null}
        {isNew && !isOffline ? (
          <p className={classes.bar}>
            <IconRefresh size={16} aria-hidden />
            <span>{t('newVersion')}</span>
            <Button size="compact-sm" variant="default" onClick={() => window.location.reload()}>
              {t('reload')}
            </Button>
          </p>
        ) : null}
      </div>
      <NeedsNetwork isOffline={isOffline} />
      {isOpen ? (
        <Suspense fallback={null}>
          <OutboxDialog onClose={() => setOpen(false)} />
        </Suspense>
      ) : null}
    </>
  )
}

function useWrongClock() {
  const router = useRouter()
  const [found, setFound] = useState<ReturnType<typeof takeWrongClock>>(null)
  useEffect(() => {
    if (isDemo()) return
    // Shown with the next page, because the bar would move this page while the person clicks.
    return router.subscribe('onResolved', ({ pathChanged }) => {
      const wrong = pathChanged ? takeWrongClock() : null
      if (wrong) setFound(wrong)
    })
  }, [router])
  return [found, setFound] as const
}

function useShowsKept(): boolean {
  const cache = useQueryClient().getQueryCache()
  return useSyncExternalStore(
    (changed) => cache.subscribe(changed),
    () => cache.getAll().some((query) => query.isActive() && showsKept(query)),
  )
}

function Age() {
  const today = useCourtToday()
  const { t } = useTranslation('offline')
  const cache = useQueryClient().getQueryCache()
  const at = useSyncExternalStore(
    (changed) => cache.subscribe(changed),
    () => {
      const shown = cache.getAll().filter((query) => query.isActive() && isKept(query.queryKey) && query.state.data)
      return shown.length === 0 ? null : Math.min(...shown.map(({ state }) => state.dataUpdatedAt))
    },
  )
  if (at === null) return t('notHere')
  return t('asOf', { time: sayShortMoment(serverNow(at).toISOString(), today) })
}
