import { Group } from '@mantine/core'
import type {
  DocumentHit,
  MatterHit,
  NoteHit,
  OrderHit,
  Piece,
  SearchFound,
  SearchKind,
  TaskHit,
} from '@peshi/contract/records/search'
import {
  IconChecklist,
  IconFile,
  IconFileText,
  IconHandStop,
  IconLock,
  IconNote,
  IconReceipt,
  IconShieldSearch,
  IconUser,
  type TablerIcon,
} from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { CourtMonogram } from '../../courts/courts/court-monogram.tsx'
import { sayCourtTerm } from '../../courts/courts/say-court-term.ts'
import { sayWhen } from '../../day/tasks/say-task.ts'
import { CaseStatusPill, NextDate } from '../../matters/matters/next-date.tsx'
import { StatePill } from '../../office/invoices/invoice-rows.tsx'
import { sayCase } from '../../platform/i18n/say-case.ts'
import { sayCourt } from '../../platform/i18n/say-court.ts'
import { useTranslation } from '../../platform/i18n/use-translation.ts'
import { moveBetweenRows } from '../../platform/ui/move-between-rows.ts'
import { Pill } from '../../platform/ui/pill.tsx'
import { Values, Words } from '../../platform/ui/words.tsx'
import { CaveatStatePill } from '../../trackers/caveats/caveat-state.tsx'
import { sayDate } from '../../trackers/clocks/say-date.ts'
import { FirStatusPill } from '../../trackers/firs/fir-status.tsx'
import {
  caveatPath,
  clientPath,
  documentPath,
  type Found,
  firPath,
  invoicePath,
  matterPath,
  notePath,
  orderPath,
  taskPath,
} from './hit-paths.ts'
import classes from './search.module.css'

interface Props {
  found: SearchFound
  kind: SearchKind
}

export const HitRows = ({ found, kind }: Props) => (
  <ul className={classes.hits} onKeyDown={moveBetweenRows}>
    {kind === 'matters' && found.matters.hits.map((hit) => <MatterRow key={hit.matter._id} hit={hit} />)}
    {kind === 'orders' && found.orders.hits.map((hit) => <OrderRow key={`${hit.order_id} ${hit.page}`} hit={hit} />)}
    {kind === 'documents' &&
      found.documents.hits.map((hit) => <DocumentRow key={`${hit.document_id} ${hit.page}`} hit={hit} />)}
    {kind === 'notes' && found.notes.hits.map((hit) => <NoteRow key={hit.note_id} hit={hit} />)}
    {kind === 'tasks' && found.tasks.hits.map((hit) => <TaskRow key={hit.task._id} hit={hit} />)}
    {kind === 'clients' && found.clients.hits.map((hit) => <ClientRow key={hit._id} hit={hit} />)}
    {kind === 'firs' && found.firs.hits.map((hit) => <FirRow key={hit._id} hit={hit} />)}
    {kind === 'caveats' && found.caveats.hits.map((hit) => <CaveatRow key={hit._id} hit={hit} />)}
    {kind === 'invoices' && found.invoices.hits.map((hit) => <InvoiceRow key={hit._id} hit={hit} />)}
  </ul>
)

interface RowProps {
  to: string
  mark: ReactNode
  title: ReactNode
  aside?: ReactNode
  children: ReactNode
}

const Row = ({ to, mark, title, aside, children }: RowProps) => (
  <li className={classes.hit}>
    <span className={classes.mark}>{mark}</span>
    <div className={classes.words}>
      <Group gap="2px 12px" align="baseline">
        <Link to={to} className={classes.link} data-row-link>
          {title}
        </Link>
        {aside ? <span className={classes.aside}>{aside}</span> : null}
      </Group>
      {children}
    </div>
  </li>
)

const PageMark = ({ icon: Mark }: { icon: TablerIcon }) => <Mark size={20} stroke={1.5} aria-hidden="true" />

const Place = ({ matter }: { matter: OrderHit['matter'] }) => (
  <p className={classes.place}>
    <Values>{[matter.title, sayCase(matter), sayCourt(matter.court_title)]}</Values>
  </p>
)

function Alike({ is }: { is: boolean }) {
  const { t } = useTranslation('search')
  return is ? <Pill tone="decided">{t('alike')}</Pill> : null
}

function MatterRow({ hit: { matter, is_alike } }: { hit: MatterHit }) {
  return (
    <Row
      to={matterPath(matter)}
      mark={<CourtMonogram court={matter.hc_name} />}
      title={<Words>{matter.title}</Words>}
      aside={
        <>
          <Alike is={is_alike} />
          {matter.next_date ? <NextDate date={matter.next_date} status={matter.case_status} /> : null}
          <CaseStatusPill status={matter.case_status} />
        </>
      }
    >
      <p className={classes.place}>
        <Values>
          {[sayCase(matter), sayCourt(matter.court_title), sayCourtTerm(matter.stage), matter.reference_id]}
        </Values>
      </p>
    </Row>
  )
}

function OrderRow({ hit }: { hit: OrderHit }) {
  const { t } = useTranslation('search')
  return (
    <Row
      to={orderPath(hit)}
      mark={<PageMark icon={IconFileText} />}
      title={[t(`order.${hit.kind}`), hit.date ? sayDate(hit.date) : hit.number].filter(Boolean).join(' ')}
      aside={t('page', { page: hit.page })}
    >
      <Excerpt pieces={hit.excerpt} />
      <Place matter={hit.matter} />
    </Row>
  )
}

function DocumentRow({ hit }: { hit: DocumentHit }) {
  const { t } = useTranslation('search')
  return (
    <Row
      to={documentPath(hit)}
      mark={<PageMark icon={IconFile} />}
      title={<Words>{hit.name}</Words>}
      aside={t('page', { page: hit.page })}
    >
      <Excerpt pieces={hit.excerpt} />
      <Place matter={hit.matter} />
    </Row>
  )
}

function NoteRow({ hit }: { hit: NoteHit }) {
  const { t } = useTranslation('search')
  return (
    <Row
      to={notePath(hit)}
      mark={<PageMark icon={hit.is_private ? IconLock : IconNote} />}
      title={t('note_of', { date: sayDate(hit.date) })}
      aside={hit.is_private ? t('private') : null}
    >
      <Excerpt pieces={hit.excerpt} />
      <Place matter={hit.matter} />
    </Row>
  )
}

function TaskRow({ hit: { task, excerpt } }: { hit: TaskHit }) {
  const { t } = useTranslation('tasks')
  return (
    <Row
      to={taskPath(task)}
      mark={<PageMark icon={IconChecklist} />}
      title={<Words>{task.title}</Words>}
      aside={task.is_done ? <Pill tone="decided">{t('state.done')}</Pill> : null}
    >
      {excerpt.length > 0 ? <Excerpt pieces={excerpt} /> : null}
      <p className={classes.place}>
        <Values>
          {[
            <span key="when" dir="ltr" className="tabular">
              {sayWhen(task)}
            </span>,
            t(`category.${task.category}`),
            task.matter?.title,
            task.assignee?.name,
          ]}
        </Values>
      </p>
    </Row>
  )
}

function ClientRow({ hit }: { hit: Found<'clients'> }) {
  const { t } = useTranslation('clients')
  return (
    <Row
      to={clientPath(hit)}
      mark={<PageMark icon={IconUser} />}
      title={<Words>{hit.name}</Words>}
      aside={<Alike is={hit.is_alike} />}
    >
      <p className={classes.place}>{t(`kind.${hit.kind}`)}</p>
    </Row>
  )
}

function FirRow({ hit }: { hit: Found<'firs'> }) {
  const { t } = useTranslation('clients')
  const { number, year, police_station: station } = hit
  return (
    <Row
      to={firPath(hit)}
      mark={<PageMark icon={IconShieldSearch} />}
      title={<Words>{t('family.fir', { number, year, station })}</Words>}
      aside={
        <>
          <Alike is={hit.is_alike} />
          <FirStatusPill status={hit.status} />
        </>
      }
    >
      <p className={classes.place}>{hit.district}</p>
    </Row>
  )
}

function CaveatRow({ hit }: { hit: Found<'caveats'> }) {
  const { t } = useTranslation('caveats')
  return (
    <Row
      to={caveatPath(hit)}
      mark={<PageMark icon={IconHandStop} />}
      title={<Words>{`${hit.caveator} v. ${hit.caveatee}`}</Words>}
      aside={
        <>
          <Alike is={hit.is_alike} />
          <CaveatStatePill state={hit.tracker_state} />
        </>
      }
    >
      <p className={classes.place}>
        <Values>{[sayCourt(hit.court_title), `${t('expires_on')}: ${sayDate(hit.expires_on)}`]}</Values>
      </p>
    </Row>
  )
}

function InvoiceRow({ hit }: { hit: Found<'invoices'> }) {
  return (
    <Row
      to={invoicePath(hit)}
      mark={<PageMark icon={IconReceipt} />}
      title={<Words>{hit.number ?? hit.subject}</Words>}
      aside={
        <>
          <Alike is={hit.is_alike} />
          <StatePill state={hit.state} />
        </>
      }
    >
      <p className={classes.place}>
        <Values>{[hit.name, hit.number === null ? null : hit.subject]}</Values>
      </p>
    </Row>
  )
}

const Excerpt = ({ pieces }: { pieces: readonly Piece[] }) => (
  <p className={`${classes.excerpt} matched`} dir="auto">
    {pieces.map(({ text, is_hit }, at) =>
      is_hit ? (
        // biome-ignore lint/suspicious/noArrayIndexKey: pieces may repeat
        <mark key={at}>{text}</mark>
      ) : (
        text
      ),
    )}
  </p>
)
