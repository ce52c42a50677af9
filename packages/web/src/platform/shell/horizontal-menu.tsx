import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import classes from './horizontal-menu.module.css'
import { useMenu } from './menu-list.tsx'

export function HorizontalMenu() {
  const { t } = useTranslation('shell')
  const pages = useMenu().flatMap((section) => section.pages)
  return (
    <nav aria-label={t('menu')} className={classes.bar}>
      {pages.map(({ id, to, label, icon: Icon }) => (
        <Link key={id} to={to} className={classes.link} activeProps={{ 'aria-current': 'page' }}>
          <Icon size={17} stroke={1.6} aria-hidden="true" />
          {t(label)}
        </Link>
      ))}
    </nav>
  )
}
