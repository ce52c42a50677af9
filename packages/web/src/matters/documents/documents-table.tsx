import type { Document } from '@peshi/contract/matters/documents'
import { courtDateAt } from '@peshi/contract/platform/dates'
import type { DocumentId } from '@peshi/contract/platform/ids'
import {
  IconFile,
  IconFileText,
  IconFileTypeDocx,
  IconFileTypePdf,
  IconMusic,
  IconPhoto,
  IconTable,
  IconVideo,
} from '@tabler/icons-react'
import { currentLocale } from '../../platform/i18n/i18n.ts'
import { useTranslation } from '../../platform/i18n/use-translation.ts'
import { type Column, DataTable } from '../../platform/ui/data-table.tsx'
import { Clipped, DateText, Values, Words } from '../../platform/ui/words.tsx'
import type { DocumentSort } from '../matters/detail/document-address.ts'
import { DocumentFlags } from './document-flags.tsx'
import { DocumentMenu } from './document-menu.tsx'
import classes from './documents.module.css'
import { sayFileSize } from './file-size.ts'

interface Props {
  documents: Document[]
  sort: DocumentSort
  selected: ReadonlySet<DocumentId>
  onSort(sort: DocumentSort): void
  onSelect(selected: ReadonlySet<DocumentId>): void
  onOpen(id: DocumentId): void
}

export function DocumentsTable({ documents, sort, selected, onSort, onSelect, onOpen }: Props) {
  const { t } = useTranslation('documents')
  const toggle = ({ _id }: Document) =>
    onSelect(new Set(selected.has(_id) ? [...selected].filter((other) => other !== _id) : [...selected, _id]))
  const togglePage = () =>
    onSelect(new Set(documents.every(({ _id }) => selected.has(_id)) ? [] : documents.map(({ _id }) => _id)))
  const columns: Column<Document>[] = [
    {
      id: 'name',
      heading: t('column.name'),
      sort: 'name',
      cell: (document) => (
        <span className={classes.nameCell}>
          <DocumentIcon current={document.current} />
          <span className={classes.names}>
            <button type="button" data-row-link className={classes.name} onClick={() => onOpen(document._id)}>
              <Clipped>{document.name}</Clipped>
            </button>
            <DocumentFlags document={document} />
            <span className={classes.small}>
              <Values>
                {[
                  document.folder,
                  sayFileSize(document.current.size, currentLocale()),
                  <DateText key="date" date={courtDateAt(new Date(document.current.added_at))} />,
                ]}
              </Values>
            </span>
          </span>
        </span>
      ),
    },
    {
      id: 'size',
      heading: t('column.size'),
      sort: 'size',
      isDownFirst: true,
      cell: ({ current }) => <Words>{sayFileSize(current.size, currentLocale())}</Words>,
    },
    {
      id: 'added',
      heading: t('column.added'),
      sort: 'added',
      isDownFirst: true,
      cell: ({ current }) => (
        <>
          <DateText date={courtDateAt(new Date(current.added_at))} />
          <small className={classes.adder}>
            <Clipped>{current.added_by ?? '—'}</Clipped>
          </small>
        </>
      ),
    },
    {
      id: 'menu',
      heading: t('column.actions'),
      isUnseen: true,
      cell: (document) => <DocumentMenu document={document} onOpen={() => onOpen(document._id)} />,
    },
  ]
  return (
    <DataTable
      className={classes.table}
      columns={columns}
      rows={documents}
      keyOf={({ _id }) => _id}
      sort={sort}
      onSort={(next) => onSort(next as DocumentSort)}
      choosing={{
        label: t('select.all'),
        labelOf: ({ name }) => t('select.one', { name }),
        isChosen: ({ _id }) => selected.has(_id),
        toggle,
        togglePage,
      }}
    />
  )
}

const byView = { pdf: IconFileTypePdf, picture: IconPhoto, word: IconFileTypeDocx, text: IconFileText, none: IconFile }

const markOf = ({ view, media_type }: Document['current']) => {
  if (media_type.startsWith('audio/')) return IconMusic
  if (media_type.startsWith('video/')) return IconVideo
  if (media_type.startsWith('image/')) return IconPhoto
  return /sheet|excel|csv/.test(media_type) ? IconTable : byView[view]
}

function DocumentIcon({ current }: Pick<Document, 'current'>) {
  const Mark = markOf(current)
  return <Mark size={20} stroke={1.5} aria-hidden="true" />
}
