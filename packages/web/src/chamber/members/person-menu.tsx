import { Avatar, Menu, Text, UnstyledButton, VisuallyHidden } from '@mantine/core'
import { IconArrowsExchange, IconLogout, IconSettings } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { linkTo, usePages } from '../../platform/actions/use-actions.ts'
import { useTranslation } from '../../platform/i18n/use-translation.ts'
import { useSession } from '../../platform/session/use-session.ts'
import { initialsOf } from '../../platform/ui/initials.ts'
import { toastError } from '../../platform/ui/toast.tsx'
import { askToSignOut } from '../account/sign-out.ts'
import { useMyChambers, useSwitchChamber } from './chambers.api.ts'
import classes from './person-menu.module.css'

export function PersonMenu() {
  const { t } = useTranslation('shell')
  const person = useSession()?.userData
  const pages = usePages('person')
  if (!person) return null
  return (
    <Menu position="bottom-end" withinPortal={false} width={230}>
      <Menu.Target>
        <UnstyledButton ms={4} className={classes.button}>
          <Avatar src={person.extras.picture} alt="" className={classes.avatar} aria-hidden="true">
            {initialsOf(person.name)}
          </Avatar>
          <VisuallyHidden>{t('personMenu', { name: person.name })}</VisuallyHidden>
        </UnstyledButton>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Label>
          <Text size="md" fw={600} c="var(--ink)" truncate>
            <bdi>{person.name}</bdi>
          </Text>
          <Text size="sm" truncate>
            <bdi>{person.extras.chamber_name}</bdi>
          </Text>
        </Menu.Label>
        <Menu.Divider />
        <ChamberItems />
        <Menu.Item
          leftSection={<IconSettings size={16} stroke={1.6} />}
          renderRoot={(props) => <Link {...props} to="/settings/account-setting" />}
        >
          {t('nav.settings')}
        </Menu.Item>
        {pages.map((page) => (
          <Menu.Item
            key={page.id}
            leftSection={<page.icon size={16} stroke={1.6} />}
            renderRoot={(props) => <Link {...props} {...linkTo(page)} />}
          >
            {t(page.label)}
          </Menu.Item>
        ))}
        <Menu.Item leftSection={<IconLogout size={16} stroke={1.6} />} onClick={askToSignOut}>
          {t('signOut')}
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  )
}

function ChamberItems() {
  const { t } = useTranslation('shell')
  const person = useSession()?.userData
  const { data } = useMyChambers(person?.role === 'admin')
  const change = useSwitchChamber()
  const others = (data ?? []).filter(({ is_current }) => !is_current)
  if (others.length === 0) return null
  return (
    <>
      <Menu.Label>{t('myChambers')}</Menu.Label>
      {others.map(({ _id, name }) => (
        <Menu.Item
          key={_id}
          data-sends
          leftSection={<IconArrowsExchange size={16} stroke={1.6} />}
          disabled={change.isPending}
          onClick={() => change.mutateAsync(_id).catch(toastError)}
        >
          <bdi>{name}</bdi>
        </Menu.Item>
      ))}
      <Menu.Divider />
    </>
  )
}
