import { ActionIcon, Group, Kbd, UnstyledButton } from '@mantine/core'
import { IconSearch } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { useAction } from '../actions/use-actions.ts'
import { FillSlot } from '../features/fill-slot.tsx'
import { useTranslation } from '../i18n/use-translation.ts'
import { useCan } from '../session/use-session.ts'
import { Logo } from '../ui/logo.tsx'
import { NewMenu } from './new-menu.tsx'
import { topBarEnd } from './shell-slots.ts'
import classes from './top-bar.module.css'

export function TopBar({ withLogo, isPhone }: { withLogo: boolean; isPhone: boolean }) {
  const { t } = useTranslation('shell')
  const search = useAction('search')
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
        <UnstyledButton className={classes.search} onClick={() => search?.()}>
          <IconSearch size={18} stroke={1.6} aria-hidden="true" />
          <span className={classes.hint}>{mayReadMatters ? t('searchMatters') : t('search')}</span>
          <Kbd size="xs" dir="ltr">
            Ctrl K
          </Kbd>
        </UnstyledButton>
      )}
      <Group gap={4} wrap="nowrap" className={classes.end}>
        <NewMenu isPhone={isPhone} />
        {isPhone && (
          <ActionIcon aria-label={t('search')} onClick={() => search?.()}>
            <IconSearch size={18} stroke={1.6} />
          </ActionIcon>
        )}
        <FillSlot slot={topBarEnd} isPhone={isPhone} />
      </Group>
    </header>
  )
}
