import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { linkTo, usePages } from '../../platform/actions/use-actions.ts'
import classes from './account-setting.module.css'

export function SettingsPages() {
  const { t } = useTranslation(['account', 'shell'])
  const pages = usePages('settings')
  if (pages.length === 0) return null
  return (
    <nav aria-labelledby="settings-pages">
      <h2 id="settings-pages" className={classes.pagesTitle}>
        {t('account:settings.pages')}
      </h2>
      <ul className={classes.pages}>
        {pages.map((page) => (
          <li key={page.id}>
            <Link {...linkTo(page)} className={classes.page}>
              <page.icon size={16} stroke={1.6} aria-hidden="true" />
              {t(`shell:${page.label}`)}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
