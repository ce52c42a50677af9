import { Button, FileButton, Group, Skeleton } from '@mantine/core'
import type { Document, DocumentVersion, getDocument } from '@peshi/contract/matters/documents'
import type { ReplyOf } from '@peshi/contract/platform/endpoint'
import type { DocumentId } from '@peshi/contract/platform/ids'
import { IconDownload, IconPencil, IconVersions } from '@tabler/icons-react'
import { useState } from 'react'
import { sayError } from '../../platform/i18n/say-error.ts'
import { useTranslation } from '../../platform/i18n/use-translation.ts'
import { useCan } from '../../platform/session/use-session.ts'
import { Drawer } from '../../platform/ui/layers.tsx'
import { Message } from '../../platform/ui/message.tsx'
import { Words } from '../../platform/ui/words.tsx'
import { DocumentFlags } from './document-flags.tsx'
import { DocumentView } from './document-view.tsx'
import { type OwnerId, ownerOf, recognitionOfDocument, useDocument } from './documents.api.ts'
import classes from './documents.module.css'
import { EditDocument } from './edit-document.dialog.tsx'
import { useNewVersion } from './use-new-version.ts'
import { VersionList } from './version-list.tsx'

interface Props {
  owner: OwnerId
  id: DocumentId | undefined
  page: number | undefined
  find: string | undefined
  onClose(): void
}

export function DocumentDrawer({ owner, id, page, find, onClose }: Props) {
  const { t } = useTranslation('documents')
  const { data, error } = useDocument(owner, id)
  return (
    <Drawer
      opened={id !== undefined}
      onClose={onClose}
      position="right"
      size="min(960px, 100vw)"
      title={<Words>{data?.name ?? t('title')}</Words>}
      classNames={{ body: classes.drawer ?? '', title: classes.drawerTitle ?? '' }}
    >
      {data ? <Opened key={data._id} document={data} page={page} find={find} /> : null}
      {!data && error ? <Message title={t('view.failed')} text={sayError(error)} /> : null}
      {!data && !error ? <Skeleton height={480} /> : null}
    </Drawer>
  )
}

interface OpenedProps extends Pick<Props, 'page' | 'find'> {
  document: ReplyOf<typeof getDocument>['data']
}

function Opened({ document, page, find }: OpenedProps) {
  const { t } = useTranslation('documents')
  const [number, setNumber] = useState<number | null>(null)
  const version = document.versions.find((each) => each.version === number) ?? document.current
  const [opened] = useState(document.current.version)
  const isAsked = number === null && version.version === opened
  const isNewest = version.version === document.current.version
  return (
    <>
      <Actions document={document} version={version} />
      <DocumentFlags document={document} />
      {document.current.has_scripts ? <p className={classes.note}>{t('view.scripts')}</p> : null}
      {version.version < document.current.version ? (
        <p className={classes.note}>{t('version.old', { version: version.version })}</p>
      ) : null}
      <DocumentView
        key={version.version}
        id={document._id}
        name={document.name}
        version={version}
        page={page}
        find={isAsked ? find : undefined}
        recognition={isNewest ? recognitionOfDocument(ownerOf(document), document._id, version) : undefined}
      />
      {document.versions.length > 1 ? (
        <VersionList versions={document.versions} shown={version.version} onShow={setNumber} />
      ) : null}
    </>
  )
}

function Actions({ document, version }: { document: Document; version: DocumentVersion }) {
  const { t } = useTranslation('documents')
  const can = useCan()
  const [isEditing, setEditing] = useState(false)
  const next = useNewVersion(document)
  return (
    <Group gap="xs">
      {version.check ? null : (
        <Button component="a" href={version.download} variant="default" leftSection={<IconDownload size={16} />}>
          {t('action.download')}
        </Button>
      )}
      {can('update', 'Document') ? (
        <>
          <Button variant="default" leftSection={<IconPencil size={16} />} onClick={() => setEditing(true)}>
            {t('action.edit')}
          </Button>
          <FileButton onChange={next.send}>
            {(props) => (
              <Button {...props} variant="default" leftSection={<IconVersions size={16} />} loading={next.isSending}>
                {t('action.new_version')}
              </Button>
            )}
          </FileButton>
        </>
      ) : null}
      {isEditing ? <EditDocument document={document} onClose={() => setEditing(false)} /> : null}
    </Group>
  )
}
