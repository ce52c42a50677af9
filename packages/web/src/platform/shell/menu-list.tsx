import { Link } from '@tanstack/react-router'
import { linkTo } from '../actions/use-actions.ts'
import { useTranslation } from '../i18n/use-translation.ts'
import classes from './menu-list.module.css'
import { useMenu } from './use-menu.ts'

export function MenuList({ onPick }: { onPick?: () => void }) {
  const { t } = useTranslation('shell')
  return (
    <nav aria-label={t('menu')}>
      {useMenu().map((entries) => (
        <ul key={entries[0]?.section} className={classes.list}>
          {entries.map(({ isCurrent, ...page }) => (
            <li key={page.id}>
              <Link
                {...linkTo(page)}
                className={classes.link}
                aria-current={isCurrent ? 'page' : undefined}
                activeOptions={{ exact: true }}
                onClick={onPick}
              >
                <page.icon size={18} stroke={1.6} aria-hidden="true" />
                <span>{t(page.label)}</span>
                {page.Count && <page.Count className={classes.count} />}
              </Link>
            </li>
          ))}
        </ul>
      ))}
    </nav>
  )
}
