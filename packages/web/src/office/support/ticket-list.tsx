import { SegmentedControl, Skeleton } from '@mantine/core'
import type { DeskTicket, Ticket, TicketStatus } from '@peshi/contract/office/support'
import { IconLifebuoy } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useNow } from '../../platform/clock/use-now.ts'
import { ageOf } from '../../platform/i18n/age.ts'
import { currentLocale } from '../../platform/i18n/i18n.ts'
import { Failed, Message } from '../../platform/ui/message.tsx'
import { Pages } from '../../platform/ui/pages.tsx'
import { Pill, type Tone } from '../../platform/ui/pill.tsx'
import { Words } from '../../platform/ui/words.tsx'
import { perPage } from './support.api.ts'
import classes from './support.module.css'
import { type DeskSearch, ticketStatuses } from './support.search.ts'

interface Props {
  to: '/support' | '/support/desk'
  search: DeskSearch
  onChange(changes: Partial<DeskSearch>): void
  list: {
    data: { data: (Ticket | DeskTicket)[]; meta: { total: number } } | undefined
    error: Error | null
    isPending: boolean
    refetch(): unknown
  }
  empty: ReactNode
}

export function TicketList({ to, search, onChange, list: { data, error, isPending, refetch }, empty }: Props) {
  const { t } = useTranslation('support')
  const states = ['all', ...ticketStatuses] as const
  return (
    <div className={classes.panel}>
      <div className={classes.toolbar}>
        <SegmentedControl
          aria-label={t('status.label')}
          size="xs"
          value={search.status ?? 'all'}
          onChange={(status) => onChange({ status: status === 'all' ? undefined : status })}
          data={states.map((value) => ({ value, label: t(`status.${value}`) }))}
        />
      </div>
      {isPending ? <Skeleton height={200} m="md" aria-busy="true" /> : null}
      {error && !data ? <Failed title={t('failed')} error={error} onRetry={refetch} /> : null}
      {data?.data.length === 0 && search.status ? <Message icon={IconLifebuoy} title={t('noneOfStatus')} /> : null}
      {data?.data.length === 0 && !search.status ? empty : null}
      <ul className={classes.rows}>
        {data?.data.map((ticket) => (
          <Row key={ticket._id} to={to} status={search.status} ticket={ticket} />
        ))}
      </ul>
      {data && data.meta.total > perPage ? (
        <div className={classes.foot}>
          <Pages
            total={Math.ceil(data.meta.total / perPage)}
            page={search.page ?? 1}
            onPage={(page) => onChange({ page })}
          />
        </div>
      ) : null}
    </div>
  )
}

function Row({
  to,
  status,
  ticket,
}: Pick<Props, 'to'> & { status: DeskSearch['status']; ticket: Ticket | DeskTicket }) {
  const { t } = useTranslation('support')
  const now = useNow()
  return (
    <li className={classes.row}>
      <Link to={to} search={{ status, ticket: ticket._id }} className={classes.subject}>
        <Words>{ticket.subject}</Words>
      </Link>
      <small className={classes.quiet}>
        {t(`kind.${ticket.kind}`)} · <Words>{ticket.by}</Words>
        {'chamber' in ticket ? (
          <>
            {' · '}
            <Words>{ticket.chamber}</Words>
          </>
        ) : null}
      </small>
      <TicketState status={ticket.status} />
      <time className={classes.quiet} dateTime={ticket.changed_at}>
        {ageOf(ticket.changed_at, now, currentLocale())}
      </time>
    </li>
  )
}

const tones: Record<TicketStatus, Tone> = { open: 'today', answered: 'live', closed: 'decided' }

export function TicketState({ status }: { status: TicketStatus }) {
  const { t } = useTranslation('support')
  return <Pill tone={tones[status]}>{t(`status.${status}`)}</Pill>
}
