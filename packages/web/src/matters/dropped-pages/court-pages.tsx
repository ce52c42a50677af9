import type { Document } from '@peshi/contract/matters/documents'
import type { MatterDetail } from '@peshi/contract/matters/matters'
import { toDayFirst } from '@peshi/contract/platform/dates'
import type { MatterId } from '@peshi/contract/platform/ids'
import { indiaDateAt } from '@peshi/contract/platform/india-time'
import { Link } from '@tanstack/react-router'
import { isolate } from '../../platform/i18n/isolate.ts'
import { useTranslation } from '../../platform/i18n/use-translation.ts'
import { Panel } from '../../platform/ui/panel.tsx'
import { Words } from '../../platform/ui/words.tsx'
import { useDocuments } from '../documents/documents.api.ts'
import type { MatterPanel } from '../matters/detail/matter-slots.ts'
import classes from './dropped-pages.module.css'

function CourtPages({ matter }: { matter: MatterDetail }) {
  return matter.counts.documents > 0 ? <Pages matterId={matter._id} /> : null
}

function Pages({ matterId }: { matterId: MatterId }) {
  const { t } = useTranslation('droppedPages')
  const pages = (useDocuments(matterId).data ?? []).filter((document) => document.is_court_page)
  if (pages.length === 0) return null
  return (
    <Panel title={t('mark.title')} hint={t('mark.hint')}>
      <ul className={classes.marks}>
        {pages.map((page) => (
          <Mark key={page._id} matterId={matterId} page={page} />
        ))}
      </ul>
    </Panel>
  )
}

function Mark({ matterId, page }: { matterId: MatterId; page: Document }) {
  const { t } = useTranslation('droppedPages')
  return (
    <li>
      {t('mark.from', {
        name: isolate(page.created_by ?? '—'),
        date: toDayFirst(indiaDateAt(new Date(page.created_at))),
      })}
      <Link
        to="/dashboard/matters/matter-preview/$id"
        params={{ id: matterId }}
        search={{ tab: 'documents', document: page._id }}
      >
        <Words>{page.name}</Words>
      </Link>
    </li>
  )
}

export const courtPagesPanel: MatterPanel = { Part: CourtPages }
