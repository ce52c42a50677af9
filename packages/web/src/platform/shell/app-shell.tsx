import { useMediaQuery } from '@mantine/hooks'
import { Outlet } from '@tanstack/react-router'
import { lazy, Suspense, useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { loadChunk } from '../../app/load-chunk.ts'
import { useMe } from '../../chamber/account/account.api.ts'
import { useKeepOwnCourts } from '../../courts/courts/courts.api.ts'
import { DemoBanner } from '../../operations/demo/demo-parts.tsx'
import { useShortcuts } from '../actions/use-shortcuts.ts'
import { followLive } from '../api/live-invalidation.ts'
import { queryClient } from '../api/query-client.ts'
import { loadWords } from '../i18n/i18n.ts'
import { useCan, useSession } from '../session/use-session.ts'
import { Toasts } from '../ui/toasts.tsx'
import classes from './app-shell.module.css'
import { BottomBar } from './bottom-bar.tsx'
import { Footer } from './footer.tsx'
import { HorizontalMenu } from './horizontal-menu.tsx'
import { Overlays } from './overlays.tsx'
import { ScrollToTop } from './scroll-to-top.tsx'
import { Sidebar } from './sidebar.tsx'
import { TopBar } from './top-bar.tsx'

/** In a chunk of its own, with its words: most days have nobody to be told of. */
const NearCalls = lazy(async () => {
  const [part] = await Promise.all([loadChunk(() => import('../../day/call-time/near-calls.tsx')), loadWords('calls')])
  return { default: part.NearCalls }
})

/** What is kept for the time without a network, and what waits for its end. */
const OfflineLayer = lazy(async () => {
  const [part] = await Promise.all([loadChunk(() => import('../offline/offline-layer.tsx')), loadWords('offline')])
  return { default: part.OfflineLayer }
})

/** Only for who can pay, and only where a plan may end. */
const PlanBanner = lazy(async () => {
  const [part] = await Promise.all([loadChunk(() => import('../../chamber/plans/plan-banner.tsx')), loadWords('plans')])
  return { default: part.PlanBanner }
})

/** For the thirty days in which an account or a chamber can still be kept. */
const DeletionBanner = lazy(async () => {
  const [part] = await Promise.all([
    loadChunk(() => import('../../records/privacy/deletion-banner.tsx')),
    loadWords('privacy'),
  ])
  return { default: part.DeletionBanner }
})

/** Menu, navbar, page, footer; the menu stands at the side or on top by the person's setting, below on a phone. */
export function AppShell() {
  const { t } = useTranslation('shell')
  const person = useSession()?.userData
  const isPhone = useMediaQuery('(max-width: 48em)', false, { getInitialValueInEffect: false })
  const isHorizontal = person?.extras.menu_layout === 'horizontal' && !isPhone
  const can = useCan()
  const mayReadMatters = can('read', 'Matter')
  const mayPlanEnd = mayReadMatters && can('update', 'Plan') && isEndNear(person?.expires_at ?? null)
  const isToBeDeleted = useMe(person !== undefined).data?.is_to_be_deleted === true
  useKeepOwnCourts(mayReadMatters)
  useShortcuts()
  useEffect(() => (mayReadMatters ? followLive(queryClient) : undefined), [mayReadMatters])

  return (
    <div className={classes.shell} data-menu={isPhone ? 'below' : isHorizontal ? 'above' : 'beside'}>
      <a className="skip-link" href="#content">
        {t('skip')}
      </a>
      {!isPhone && !isHorizontal && <Sidebar />}
      <div className={classes.column}>
        <TopBar withLogo={isHorizontal} isPhone={isPhone} />
        {isHorizontal && <HorizontalMenu />}
        <main id="content" className={classes.content} tabIndex={-1}>
          {mayReadMatters ? (
            <Suspense fallback={null}>
              <OfflineLayer />
            </Suspense>
          ) : null}
          {mayReadMatters ? (
            <Suspense fallback={null}>
              <NearCalls />
            </Suspense>
          ) : null}
          {mayPlanEnd ? (
            <Suspense fallback={null}>
              <PlanBanner />
            </Suspense>
          ) : null}
          {isToBeDeleted && can('manage', 'Account') ? (
            <Suspense fallback={null}>
              <DeletionBanner />
            </Suspense>
          ) : null}
          <DemoBanner />
          <Outlet />
        </main>
        <Footer />
      </div>
      {isPhone && <BottomBar />}
      <ScrollToTop />
      <Overlays />
      <Toasts />
    </div>
  )
}

/** Grace included, a plan ends this side of it; else nobody needs to ask. */
const nearDays = 70
const isEndNear = (expiresAt: string | null) =>
  expiresAt !== null && Date.parse(expiresAt) - Date.now() < nearDays * 86_400_000
