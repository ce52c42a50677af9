import { SegmentedControl } from '@mantine/core'
import type { DeskTicket, Ticket, TicketStatus } from '@peshi/contract/office/support'
import { IconLifebuoy } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useNow } from '../../platform/clock/use-now.ts'
import { ageOf } from '../../platform/i18n/age.ts'
import { currentLocale } from '../../platform/i18n/i18n.ts'
import { useTranslation } from '../../platform/i18n/use-translation.ts'
import { ListPanel } from '../../platform/ui/list-panel.tsx'
import { Message } from '../../platform/ui/message.tsx'
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
    refetch(): unknown
  }
  empty: ReactNode
}

export function TicketList({ to, search, onChange, list, empty }: Props) {
  const { t } = useTranslation('support')
  const states = ['all', ...ticketStatuses] as const
  return (
    <ListPanel
      toolbar={
        <SegmentedControl
          aria-label={t('status.label')}
          size="xs"
          value={search.status ?? 'all'}
          onChange={(status) => onChange({ status: status === 'all' ? undefined : status })}
          data={states.map((value) => ({ value, label: t(`status.${value}`) }))}
        />
      }
      failed={t('failed')}
      list={list}
      empty={search.status ? <Message icon={IconLifebuoy} title={t('noneOfStatus')} /> : empty}
      perPage={perPage}
      page={search.page}
      onPage={(page) => onChange({ page })}
    >
      {(tickets) => (
        <ul className="ruled">
          {tickets.map((ticket) => (
            <Row key={ticket._id} to={to} status={search.status} ticket={ticket} />
          ))}
        </ul>
      )}
    </ListPanel>
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
