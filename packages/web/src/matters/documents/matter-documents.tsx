import { Button, TextInput } from '@mantine/core'
import type { DocumentId, MatterId } from '@peshi/contract/platform/ids'
import { IconFiles, IconSearch } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from '../../platform/i18n/use-translation.ts'
import { useWaitingOf } from '../../platform/offline/use-offline.ts'
import { WaitingLines } from '../../platform/offline/waiting-mark.tsx'
import { isOf } from '../../platform/offline/writing.ts'
import { useCan } from '../../platform/session/use-session.ts'
import { Message, Unloaded } from '../../platform/ui/message.tsx'
import type { DocumentAddress } from '../matters/detail/document-address.ts'
import { AddButtons, DropArea } from './add-files.tsx'
import { BulkBar } from './bulk-bar.tsx'
import { chooseDocuments, countFolders, newestFirst } from './choose-documents.ts'
import { DocumentDrawer } from './document-drawer.tsx'
import { useDocuments } from './documents.api.ts'
import classes from './documents.module.css'
import { DocumentsTable } from './documents-table.tsx'
import { FolderChips } from './folder-chips.tsx'
import { photoWriting } from './photo-writing.ts'
import { UploadList } from './upload-list.tsx'
import { useUploads } from './use-uploads.ts'

interface Props {
  matterId: MatterId
  address: DocumentAddress
  onAddress(address: DocumentAddress): void
}

export function MatterDocuments({ matterId, address, onAddress }: Props) {
  const { t } = useTranslation('documents')
  const can = useCan()
  const { data, error, refetch } = useDocuments(matterId)
  const [selected, setSelected] = useState<ReadonlySet<DocumentId>>(new Set())
  const waiting = useWaitingOf(matterId).filter(isOf(photoWriting))
  const queue = useUploads(matterId, address.folder ?? '')
  const { folder, words = '', sort = newestFirst } = address

  if (!data) return <Unloaded title={t('failed')} error={error} onRetry={refetch} outline={280} />
  const shown = chooseDocuments(data, { folder, words, sort })
  const chosen = shown.filter(({ _id }) => selected.has(_id))
  const folders = countFolders(data)
  const mayAdd = can('create', 'Document')
  const content = (
    <>
      <div className={classes.toolbar}>
        <TextInput
          className={classes.search}
          aria-label={t('search')}
          placeholder={t('search')}
          leftSection={<IconSearch size={16} />}
          value={words}
          onChange={({ currentTarget }) => onAddress({ ...address, words: currentTarget.value || undefined })}
        />
        <span className={classes.gap} />
        {mayAdd ? <AddButtons matterId={matterId} folder={folder ?? ''} onFiles={queue.add} /> : null}
      </div>
      <FolderChips
        folders={folders}
        total={data.length}
        folder={folder}
        onFolder={(next) => {
          setSelected(new Set())
          onAddress({ ...address, folder: next })
        }}
      />
      <WaitingLines waiting={waiting} say={({ writing }) => writing.name} />
      <UploadList queue={queue} />
      {chosen.length > 0 ? (
        <BulkBar
          matterId={matterId}
          chosen={chosen}
          folders={folders.flatMap(([name]) => name || [])}
          onClear={() => setSelected(new Set())}
        />
      ) : null}
      {shown.length > 0 ? (
        <DocumentsTable
          documents={shown}
          sort={sort}
          selected={selected}
          onSort={(next) => onAddress({ ...address, sort: next === newestFirst ? undefined : next })}
          onSelect={setSelected}
          onOpen={(document) => onAddress({ ...address, document })}
        />
      ) : (
        <Message
          icon={IconFiles}
          title={data.length === 0 ? t('empty.title') : t('empty.none_found')}
          text={data.length === 0 && mayAdd ? t('empty.text') : undefined}
        >
          {data.length > 0 ? (
            <Button variant="default" onClick={() => onAddress({})}>
              {t('empty.show_all')}
            </Button>
          ) : null}
        </Message>
      )}
      <DocumentDrawer
        owner={matterId}
        id={address.document}
        page={address.page}
        find={address.find}
        onClose={() => onAddress({ ...address, document: undefined, page: undefined, find: undefined })}
      />
    </>
  )
  return mayAdd ? <DropArea onFiles={queue.add}>{content}</DropArea> : <div className={classes.dropArea}>{content}</div>
}
