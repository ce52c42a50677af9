import { ActionIcon, Group, Kbd, UnstyledButton } from '@mantine/core'
import { IconSearch } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { Bell } from '../../chamber/notifications/bell.tsx'
import { openOverlay } from '../actions/overlays.ts'
import { useCan } from '../session/use-session.ts'
import { Logo } from '../ui/logo.tsx'
import { CourtsPill } from './courts-pill.tsx'
import { LanguageMenu } from './language-menu.tsx'
import { PersonMenu } from './person-menu.tsx'
import { SkinButton } from './skin-button.tsx'
import classes from './top-bar.module.css'

export function TopBar({ withLogo, isPhone }: { withLogo: boolean; isPhone: boolean }) {
  const { t } = useTranslation('shell')
  const mayReadMatters = useCan()('read', 'Matter')
  return (
    <header className={classes.bar}>
      {(withLogo || isPhone) && (
        <Link to="/" className={classes.brand} aria-label={t('product')}>
          <Logo />
          {!isPhone && <span>{t('product')}</span>}
        </Link>
      )}
      {isPhone ? (
        <span className={classes.gap} />
      ) : (
        <UnstyledButton className={classes.search} onClick={() => openOverlay('palette')}>
          <IconSearch size={18} stroke={1.6} aria-hidden="true" />
          <span className={classes.hint}>{mayReadMatters ? t('searchMatters') : t('search')}</span>
          <Kbd size="xs" dir="ltr">
            Ctrl K
          </Kbd>
        </UnstyledButton>
      )}
      <Group gap={4} wrap="nowrap" className={classes.end}>
        {mayReadMatters && !isPhone && <CourtsPill />}
        {isPhone && (
          <ActionIcon aria-label={t('search')} onClick={() => openOverlay('palette')}>
            <IconSearch size={18} stroke={1.6} />
          </ActionIcon>
        )}
        <Bell />
        <LanguageMenu />
        <SkinButton />
        <PersonMenu />
      </Group>
    </header>
  )
}
