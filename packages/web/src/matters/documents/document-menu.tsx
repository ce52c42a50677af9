import { ActionIcon, FileButton, Menu } from '@mantine/core'
import type { Document } from '@peshi/contract/matters/documents'
import { IconDots, IconDownload, IconEye, IconPencil, IconTrash, IconVersions } from '@tabler/icons-react'
import { useRef, useState } from 'react'
import { useTranslation } from '../../platform/i18n/use-translation.ts'
import { useCan } from '../../platform/session/use-session.ts'
import { ownerOf } from './documents.api.ts'
import { EditDocument } from './edit-document.dialog.tsx'
import { useDeleteWithUndo } from './use-delete-with-undo.ts'
import { useNewVersion } from './use-new-version.ts'

/** Renders the menu on first use, because hundreds of rendered menus are slow. */
export function DocumentMenu(props: { document: Document; onOpen(): void }) {
  const { t } = useTranslation('documents')
  const [isUsed, setUsed] = useState(false)
  if (isUsed) return <OpenMenu {...props} />
  return (
    <ActionIcon
      aria-haspopup="menu"
      aria-label={t('action.menu', { name: props.document.name })}
      onClick={() => setUsed(true)}
    >
      <IconDots size={16} />
    </ActionIcon>
  )
}

function OpenMenu({ document, onOpen }: { document: Document; onOpen(): void }) {
  const { t } = useTranslation('documents')
  const can = useCan()
  const remove = useDeleteWithUndo(ownerOf(document))
  const version = useNewVersion(document)
  const choose = useRef<() => void>(undefined)
  const [isEditing, setEditing] = useState(false)
  return (
    <>
      <FileButton data-sends onChange={version.send}>
        {({ onClick }) => {
          choose.current = onClick
          return null
        }}
      </FileButton>
      <Menu position="bottom-end" defaultOpened>
        <Menu.Target>
          <ActionIcon
            loading={version.isSending}
            data-works-offline
            aria-label={t('action.menu', { name: document.name })}
          >
            <IconDots size={16} />
          </ActionIcon>
        </Menu.Target>
        <Menu.Dropdown>
          <Menu.Item leftSection={<IconEye size={16} />} onClick={onOpen}>
            {t('action.open')}
          </Menu.Item>
          {document.current.check ? null : (
            <Menu.Item leftSection={<IconDownload size={16} />} component="a" href={document.current.download}>
              {t('action.download')}
            </Menu.Item>
          )}
          {can('update', 'Document') ? (
            <>
              <Menu.Item leftSection={<IconPencil size={16} />} onClick={() => setEditing(true)}>
                {t('action.edit')}
              </Menu.Item>
              <Menu.Item data-sends leftSection={<IconVersions size={16} />} onClick={() => choose.current?.()}>
                {t('action.new_version')}
              </Menu.Item>
            </>
          ) : null}
          {can('delete', 'Document') ? (
            <Menu.Item
              data-sends
              color="red"
              leftSection={<IconTrash size={16} />}
              onClick={() => remove([document._id])}
            >
              {t('action.delete')}
            </Menu.Item>
          ) : null}
        </Menu.Dropdown>
      </Menu>
      {isEditing ? <EditDocument document={document} onClose={() => setEditing(false)} /> : null}
    </>
  )
}
