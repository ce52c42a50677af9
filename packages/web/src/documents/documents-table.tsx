import { Checkbox, VisuallyHidden } from '@mantine/core'
import { courtDateAt } from '@peshi/contract/dates'
import type { Document } from '@peshi/contract/documents'
import type { DocumentId } from '@peshi/contract/ids'
import { IconArrowDown, IconArrowUp } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { currentLocale } from '../i18n/i18n.ts'
import { moveBetweenRows } from '../matters/list/move-between-rows.ts'
import { Clipped, DateText, Values, Words } from '../ui/words.tsx'
import { DocumentFlags } from './document-flags.tsx'
import { DocumentIcon } from './document-icon.tsx'
import { DocumentMenu } from './document-menu.tsx'
import classes from './documents.module.css'
import type { DocumentSort } from './documents.search.ts'
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
  const chosen = documents.filter(({ _id }) => selected.has(_id)).length
  const toggle = (id: DocumentId) =>
    onSelect(new Set(selected.has(id) ? [...selected].filter((other) => other !== id) : [...selected, id]))
  return (
    <table className={classes.table}>
      <thead>
        <tr>
          <th data-column="select">
            <Checkbox
              size="xs"
              aria-label={t('select.all')}
              checked={chosen > 0 && chosen === documents.length}
              indeterminate={chosen > 0 && chosen < documents.length}
              onChange={() => onSelect(new Set(chosen === documents.length ? [] : documents.map(({ _id }) => _id)))}
            />
          </th>
          <SortHead by="name" sort={sort} onSort={onSort} />
          <SortHead by="size" sort={sort} onSort={onSort} />
          <SortHead by="added" sort={sort} onSort={onSort} />
          <th scope="col" data-column="menu">
            <VisuallyHidden>{t('column.actions')}</VisuallyHidden>
          </th>
        </tr>
      </thead>
      <tbody onKeyDown={moveBetweenRows}>
        {documents.map((document) => (
          <tr key={document._id} data-selected={selected.has(document._id) || undefined}>
            <td data-column="select">
              <Checkbox
                size="xs"
                aria-label={t('select.one', { name: document.name })}
                checked={selected.has(document._id)}
                onChange={() => toggle(document._id)}
              />
            </td>
            <td data-column="name">
              <span className={classes.nameCell}>
                <DocumentIcon current={document.current} />
                <span className={classes.names}>
                  <button
                    type="button"
                    data-row-link
                    className={classes.name}
                    onClick={() => onOpen(document._id)}
                    onKeyDown={(event) => event.key === 'x' && toggle(document._id)}
                  >
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
            </td>
            <td data-column="size">
              <Words>{sayFileSize(document.current.size, currentLocale())}</Words>
            </td>
            <td data-column="added">
              <DateText date={courtDateAt(new Date(document.current.added_at))} />
              <small className={classes.adder}>
                <Clipped>{document.current.added_by ?? '—'}</Clipped>
              </small>
            </td>
            <td data-column="menu">
              <DocumentMenu document={document} onOpen={() => onOpen(document._id)} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

interface HeadProps {
  by: 'name' | 'size' | 'added'
  sort: DocumentSort
  onSort(sort: DocumentSort): void
}

function SortHead({ by, sort, onSort }: HeadProps) {
  const { t } = useTranslation('documents')
  const isSorted = sort.replace('-', '') === by
  const isDown = sort.startsWith('-')
  const Arrow = isDown ? IconArrowDown : IconArrowUp
  // What is large or new is wanted first, a name from its beginning.
  const first = by === 'name' ? by : (`-${by}` as const)
  const other = isDown ? by : (`-${by}` as const)
  return (
    <th scope="col" data-column={by} aria-sort={isSorted ? (isDown ? 'descending' : 'ascending') : undefined}>
      <button type="button" className={classes.sort} onClick={() => onSort(isSorted ? other : first)}>
        {t(`column.${by}`)}
        {isSorted ? <Arrow size={14} aria-hidden="true" /> : null}
      </button>
    </th>
  )
}
