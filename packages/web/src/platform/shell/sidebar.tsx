import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { Logo } from '../ui/logo.tsx'
import { MenuList } from './menu-list.tsx'
import classes from './sidebar.module.css'

export function Sidebar() {
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
