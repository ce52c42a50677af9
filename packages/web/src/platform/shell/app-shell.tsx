import { useMediaQuery } from '@mantine/hooks'
import { Link, Outlet } from '@tanstack/react-router'
import { useEffect } from 'react'
import { useShortcuts } from '../actions/use-shortcuts.ts'
import { queryClient } from '../api/query-client.ts'
import { FillSlot } from '../features/fill-slot.tsx'
import { followLive } from '../features/follow-live.ts'
import { lazyPart } from '../features/lazy-part.tsx'
import { useTranslation } from '../i18n/use-translation.ts'
import { useCan, useSession } from '../session/use-session.ts'
import { Logo } from '../ui/logo.tsx'
import { Toasts } from '../ui/toasts.tsx'
import classes from './app-shell.module.css'
import { BottomBar } from './bottom-bar.tsx'
import { HorizontalMenu } from './horizontal-menu.tsx'
import { IconHints } from './icon-hints.tsx'
import { MenuList } from './menu-list.tsx'
import { Overlays } from './overlays.tsx'
import { ScrollToTop } from './scroll-to-top.tsx'
import { abovePage } from './shell-slots.ts'
import { TopBar } from './top-bar.tsx'

const OfflineLayer = lazyPart(() => import('../offline/offline-layer.tsx'), 'OfflineLayer', 'offline')

export function AppShell() {
  const { t } = useTranslation('shell')
  const person = useSession()?.userData
  const isPhone = useMediaQuery('(max-width: 48em)', false, { getInitialValueInEffect: false })
  const isHorizontal = person?.extras.menu_layout === 'horizontal' && !isPhone
  const mayReadMatters = useCan()('read', 'Matter')
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
          {mayReadMatters ? <OfflineLayer /> : null}
          <FillSlot slot={abovePage} />
          <Outlet />
        </main>
        <Footer />
      </div>
      {isPhone && <BottomBar />}
      <ScrollToTop />
      <IconHints />
      <Overlays />
      <Toasts />
    </div>
  )
}

function Footer() {
  const { t } = useTranslation('shell')
  return <footer className={classes.footer}>{t('footer')}</footer>
}

function Sidebar() {
  const { t } = useTranslation('shell')
  return (
    <aside className={classes.sidebar}>
      <Link to="/" className={classes.brand}>
        <Logo />
        <span>{t('product')}</span>
      </Link>
      <MenuList />
    </aside>
  )
}
