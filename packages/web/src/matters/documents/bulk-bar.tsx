import { Autocomplete, Button, Group, Popover } from '@mantine/core'
import type { Document } from '@peshi/contract/matters/documents'
import type { MatterId } from '@peshi/contract/platform/ids'
import { IconDownload, IconFolder, IconTrash, IconX } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from '../../platform/i18n/use-translation.ts'
import { useCan } from '../../platform/session/use-session.ts'
import { toastDone, toastError } from '../../platform/ui/toast.tsx'
import { useMoveDocuments, zipAddress } from './documents.api.ts'
import classes from './documents.module.css'
import { useDeleteWithUndo } from './use-delete-with-undo.ts'

interface Props {
  matterId: MatterId
  chosen: Document[]
  folders: string[]
  onClear(): void
}

export function BulkBar({ matterId, chosen, folders, onClear }: Props) {
  const { t } = useTranslation('documents')
  const can = useCan()
  const remove = useDeleteWithUndo(matterId)
  const ids = chosen.map(({ _id }) => _id)
  const download = () => zipAddress(matterId, ids).then((address) => location.assign(address), toastError)
  return (
    <div className={classes.bulk} role="toolbar" aria-label={t('select.bar')}>
      <strong aria-live="polite">{t('select.count', { count: ids.length })}</strong>
      <Button size="compact-sm" variant="default" leftSection={<IconDownload size={16} />} onClick={download}>
        {t('action.zip')}
      </Button>
      {can('update', 'Document') ? <MoveButton matterId={matterId} chosen={chosen} folders={folders} /> : null}
      {can('delete', 'Document') ? (
        <Button
          data-sends
          size="compact-sm"
          variant="default"
          color="red"
          leftSection={<IconTrash size={16} />}
          onClick={() => remove(ids, onClear)}
        >
          {t('action.delete')}
        </Button>
      ) : null}
      <Button size="compact-sm" variant="subtle" leftSection={<IconX size={16} />} onClick={onClear}>
        {t('select.none')}
      </Button>
    </div>
  )
}

function MoveButton({ matterId, chosen, folders }: Omit<Props, 'onClear'>) {
  const { t } = useTranslation('documents')
  const move = useMoveDocuments(matterId)
  const [isOpen, setOpen] = useState(false)
  const [folder, setFolder] = useState('')
  const save = () =>
    move.mutateAsync({ ids: chosen.map(({ _id }) => _id), folder }).then(() => {
      toastDone(t('done.updated'))
      setOpen(false)
    }, toastError)
  return (
    <Popover opened={isOpen} onChange={setOpen} trapFocus returnFocus withinPortal>
      <Popover.Target>
        <Button
          size="compact-sm"
          variant="default"
          leftSection={<IconFolder size={16} />}
          onClick={() => setOpen(!isOpen)}
        >
          {t('action.move')}
        </Button>
      </Popover.Target>
      <Popover.Dropdown>
        <form
          onSubmit={(event) => {
            event.preventDefault()
            save()
          }}
        >
          <Group gap="xs" align="end">
            <Autocomplete
              data-autofocus
              label={t('edit.folder')}
              maxLength={60}
              data={folders}
              value={folder}
              onChange={setFolder}
              comboboxProps={{ withinPortal: false }}
            />
            <Button type="submit" loading={move.isPending}>
              {t('action.move')}
            </Button>
          </Group>
        </form>
      </Popover.Dropdown>
    </Popover>
  )
}
