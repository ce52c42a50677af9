import { ActionIcon, Menu } from '@mantine/core'
import type { Matter } from '@peshi/contract/matters/matters'
import { IconDots, IconExternalLink, IconPencil, IconRefresh, IconTrash } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { useTranslation } from '../../../platform/i18n/use-translation.ts'
import { useCan } from '../../../platform/session/use-session.ts'
import { EditTitle } from '../edit-title.tsx'
import { useDeleteWithUndo } from '../use-delete-with-undo.tsx'
import { useRefreshWithToast } from '../use-refresh-with-toast.ts'
import classes from './list.module.css'

/** Renders the menu on first use, because two hundred rendered menus are slow. */
export function MatterRowMenu({ matter }: { matter: Matter }) {
  const { t } = useTranslation('matters')
  const [isUsed, setUsed] = useState(false)
  if (isUsed) return <OpenMenu matter={matter} />
  return (
    <button
      type="button"
      className={classes.dots}
      aria-haspopup="menu"
      aria-label={t('action.menu', { title: matter.title })}
      onClick={() => setUsed(true)}
    >
      <IconDots size={16} />
    </button>
  )
}

function OpenMenu({ matter }: { matter: Matter }) {
  const { t } = useTranslation('matters')
  const can = useCan()
  const remove = useDeleteWithUndo()
  const refresh = useRefreshWithToast()
  const [isEditing, setEditing] = useState(false)

  return (
    <>
      <Menu position="bottom-end" defaultOpened>
        <Menu.Target>
          <ActionIcon
            loading={refresh.isPending}
            data-works-offline
            aria-label={t('action.menu', { title: matter.title })}
          >
            <IconDots size={16} />
          </ActionIcon>
        </Menu.Target>
        <Menu.Dropdown>
          <Menu.Item
            leftSection={<IconExternalLink size={16} />}
            renderRoot={(props) => (
              <Link {...props} to="/dashboard/matters/matter-preview/$id" params={{ id: matter._id }} />
            )}
          >
            {t('action.open')}
          </Menu.Item>
          {can('update', 'Matter') && matter.matter_id ? (
            <Menu.Item data-sends leftSection={<IconRefresh size={16} />} onClick={() => refresh.start(matter)}>
              {t('action.refresh')}
            </Menu.Item>
          ) : null}
          {can('update', 'Matter') ? (
            <Menu.Item leftSection={<IconPencil size={16} />} onClick={() => setEditing(true)}>
              {t('action.edit_title')}
            </Menu.Item>
          ) : null}
          {can('delete', 'Matter') ? (
            <Menu.Item data-sends color="red" leftSection={<IconTrash size={16} />} onClick={() => remove(matter)}>
              {t('action.delete')}
            </Menu.Item>
          ) : null}
        </Menu.Dropdown>
      </Menu>
      {isEditing ? <EditTitle matter={matter} onClose={() => setEditing(false)} /> : null}
    </>
  )
}
