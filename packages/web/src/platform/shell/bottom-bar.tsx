import { UnstyledButton } from '@mantine/core'
import { IconMenu2 } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { openOverlay } from '../actions/overlays.ts'
import classes from './bottom-bar.module.css'
import { useMenu } from './menu-list.tsx'
import { more } from './more.ts'

export function BottomBar() {
  const { t } = useTranslation('shell')
  const pages = useMenu().flatMap((section) => section.pages.filter((page) => page.inBottomBar))
  return (
    <nav aria-label={t('quickMenu')} className={classes.bar}>
      {pages.map(({ id, to, label, shortLabel = label, icon: Icon }) => (
        <Link key={id} to={to} className={classes.item} activeProps={{ 'aria-current': 'page' }}>
          <Icon size={19} stroke={1.6} aria-hidden="true" />
          <span>{t(shortLabel)}</span>
        </Link>
      ))}
      <UnstyledButton className={classes.item} onClick={() => openOverlay(more)}>
        <IconMenu2 size={19} stroke={1.6} aria-hidden="true" />
        <span>{t('more')}</span>
      </UnstyledButton>
    </nav>
  )
}
