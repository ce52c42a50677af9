import { UnstyledButton } from '@mantine/core'
import { IconMenu2 } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { openOverlay } from '../actions/overlays.ts'
import { linkTo } from '../actions/use-actions.ts'
import { useTranslation } from '../i18n/use-translation.ts'
import classes from './bottom-bar.module.css'
import { more } from './more.ts'
import { useMenu } from './use-menu.ts'

export function BottomBar() {
  const { t } = useTranslation('shell')
  const entries = useMenu()
    .flat()
    .filter(({ inBottomBar }) => inBottomBar)
  return (
    <nav aria-label={t('quickMenu')} className={classes.bar}>
      {entries.map(({ isCurrent, ...page }) => (
        <Link
          key={page.id}
          {...linkTo(page)}
          className={classes.item}
          aria-current={isCurrent ? 'page' : undefined}
          activeOptions={{ exact: true }}
        >
          <page.icon size={19} stroke={1.6} aria-hidden="true" />
          <span>{t(page.shortLabel ?? page.label)}</span>
        </Link>
      ))}
      <UnstyledButton className={classes.item} onClick={() => openOverlay(more)}>
        <IconMenu2 size={19} stroke={1.6} aria-hidden="true" />
        <span>{t('more')}</span>
      </UnstyledButton>
    </nav>
  )
}
