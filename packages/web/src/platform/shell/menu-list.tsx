import { Link, useMatches } from '@tanstack/react-router'
import { Fragment } from 'react'
import { useTranslation } from 'react-i18next'
import { useActions } from '../actions/use-actions.ts'
import { menuSections, type PageAction } from '../features/action.ts'
import classes from './menu-list.module.css'

export function useMenu() {
  const pages = useActions().filter((action): action is PageAction => action.kind === 'page')
  return menuSections
    .map((section) => ({ section, pages: pages.filter((page) => page.section === section) }))
    .filter(({ pages: found }) => found.length > 0)
}

const useListOfPage = () => useMatches({ select: (matches) => matches.at(-1)?.staticData.crumbs?.at(-1)?.to })

export function MenuList({ onPick }: { onPick?: () => void }) {
  const { t } = useTranslation('shell')
  const list = useListOfPage()
  const menu = useMenu()
  const isNamed = menu.length > 2
  return (
    <nav aria-label={t('menu')}>
      {menu.map(({ section, pages }) => (
        <Fragment key={section}>
          {isNamed && section !== 'top' && (
            <p id={`menu-${section}`} className={classes.heading}>
              {t(`section.${section}`)}
            </p>
          )}
          <ul className={classes.list} aria-labelledby={isNamed && section !== 'top' ? `menu-${section}` : undefined}>
            {pages.map(({ id, to, label, icon: Icon, Count }) => (
              <li key={id}>
                <Link
                  to={to}
                  className={classes.link}
                  aria-current={to === list ? 'page' : undefined}
                  activeProps={{ 'aria-current': 'page' }}
                  onClick={onPick}
                >
                  <Icon size={18} stroke={1.6} aria-hidden="true" />
                  <span>{t(label)}</span>
                  {Count && <Count className={classes.count} />}
                </Link>
              </li>
            ))}
          </ul>
        </Fragment>
      ))}
    </nav>
  )
}
