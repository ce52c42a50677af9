import { ActionIcon, Button, Menu } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { ShortcutText } from '../actions/shortcut-text.tsx'
import { useActions, useRunAction } from '../actions/use-actions.ts'
import { useTranslation } from '../i18n/use-translation.ts'
import { newMenu } from './new-menu.ts'

export function NewMenu({ isPhone }: { isPhone: boolean }) {
  const { t } = useTranslation('shell')
  const run = useRunAction()
  const actions = useActions().filter(({ creates }) => creates)
  const isOpen = newMenu.use()
  if (actions.length === 0) return null
  return (
    <Menu opened={isOpen} onChange={newMenu.set} position="bottom-end" width={330}>
      <Menu.Target>
        {isPhone ? (
          <ActionIcon aria-label={t('new')}>
            <IconPlus size={20} stroke={1.6} />
          </ActionIcon>
        ) : (
          <Button leftSection={<IconPlus size={16} aria-hidden="true" />}>{t('new')}</Button>
        )}
      </Menu.Target>
      <Menu.Dropdown>
        {actions.map((action) => (
          <Menu.Item
            key={action.id}
            leftSection={<action.icon size={16} stroke={1.6} aria-hidden="true" />}
            rightSection={isPhone || !action.shortcut ? null : <ShortcutText shortcut={action.shortcut} />}
            onClick={() => run(action)}
          >
            {t(action.label)}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  )
}
