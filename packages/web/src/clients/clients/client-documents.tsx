import { Button, FileButton, Menu, Stack } from '@mantine/core'
import type { ClientDetail } from '@peshi/contract/clients/clients'
import { ClientPaper, type Document } from '@peshi/contract/matters/documents'
import { courtDateAt } from '@peshi/contract/platform/dates'
import type { ClientId, DocumentId } from '@peshi/contract/platform/ids'
import { IconUpload } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { DocumentDrawer } from '../../matters/documents/document-drawer.tsx'
import { DocumentFlags } from '../../matters/documents/document-flags.tsx'
import { DocumentMenu } from '../../matters/documents/document-menu.tsx'
import { clientDocumentsQuery } from '../../matters/documents/documents.api.ts'
import { sayFileSize } from '../../matters/documents/file-size.ts'
import { UploadList } from '../../matters/documents/upload-list.tsx'
import { useClientUploads } from '../../matters/documents/use-uploads.ts'
import { currentLocale } from '../../platform/i18n/i18n.ts'
import { useTranslation } from '../../platform/i18n/use-translation.ts'
import { useCan } from '../../platform/session/use-session.ts'
import { Unloaded } from '../../platform/ui/message.tsx'
import { Panel } from '../../platform/ui/panel.tsx'
import { DateText, Values, Words } from '../../platform/ui/words.tsx'
import classes from './clients.module.css'

/** The client's own documents. Those of the client's matters are with the matters. */
export function ClientDocumentsPanel({ client: { _id } }: { client: Pick<ClientDetail, '_id'> }) {
  const { t } = useTranslation(['clients', 'documents'])
  const { data, error, refetch } = useQuery(clientDocumentsQuery(_id))
  const [open, setOpen] = useState<DocumentId>()
  const [paper, setPaper] = useState<ClientPaper>('vakalatnama')
  const { add } = useClientUploads(_id, paper)
  const mayAdd = useCan()('create', 'Document')
  return (
    <Panel
      title={t('documents:title')}
      hint={data?.length}
      aside={mayAdd ? <AddPaper onPaper={setPaper} onFiles={add} /> : null}
    >
      {ClientPaper.options.map((each) => (
        <Uploads key={each} id={_id} paper={each} />
      ))}
      {data ? null : <Unloaded title={t('documents:failed')} error={error} onRetry={refetch} outline={64} />}
      {data?.length === 0 ? <p className="small">{t('papers.none')}</p> : null}
      <Stack component="ul" gap={10}>
        {data?.map((document) => (
          <Row key={document._id} document={document} onOpen={() => setOpen(document._id)} />
        ))}
      </Stack>
      <DocumentDrawer owner={_id} id={open} page={undefined} find={undefined} onClose={() => setOpen(undefined)} />
    </Panel>
  )
}

const Uploads = ({ id, paper }: { id: ClientId; paper: ClientPaper }) => (
  <UploadList queue={useClientUploads(id, paper)} />
)

function Row({ document, onOpen }: { document: Document; onOpen(): void }) {
  const { t } = useTranslation('documents')
  const { size, added_at, added_by } = document.current
  return (
    <li className={classes.paper}>
      <span className="anywhere">
        <button type="button" className={classes.paperName} onClick={onOpen}>
          <Words>{document.name}</Words>
        </button>
        <DocumentFlags document={document} />
        <div className="small">
          <Values>
            {[
              t(`paper.${document.paper ?? 'other'}`),
              sayFileSize(size, currentLocale()),
              <DateText key="date" date={courtDateAt(new Date(added_at))} />,
              added_by,
            ]}
          </Values>
        </div>
      </span>
      <DocumentMenu document={document} onOpen={onOpen} />
    </li>
  )
}

interface AddProps {
  onPaper(paper: ClientPaper): void
  onFiles(files: File[]): void
}

function AddPaper({ onPaper, onFiles }: AddProps) {
  const { t } = useTranslation('documents')
  const choose = useRef<() => void>(undefined)
  return (
    <>
      <FileButton multiple onChange={onFiles}>
        {({ onClick }) => {
          choose.current = onClick
          return null
        }}
      </FileButton>
      <Menu position="bottom-end">
        <Menu.Target>
          <Button variant="subtle" size="compact-sm" leftSection={<IconUpload size={16} />}>
            {t('add.choose')}
          </Button>
        </Menu.Target>
        <Menu.Dropdown>
          {ClientPaper.options.map((paper) => (
            <Menu.Item
              key={paper}
              data-sends
              onClick={() => {
                onPaper(paper)
                choose.current?.()
              }}
            >
              {t(`paper.${paper}`)}
            </Menu.Item>
          ))}
        </Menu.Dropdown>
      </Menu>
    </>
  )
}
