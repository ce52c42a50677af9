import { Button } from '@mantine/core'
import type { TicketId } from '@peshi/contract/platform/ids'
import { IconLifebuoy, IconPlus } from '@tabler/icons-react'
import { Link, useNavigate, useSearch } from '@tanstack/react-router'
import { useTranslation } from '../../platform/i18n/use-translation.ts'
import { useCan } from '../../platform/session/use-session.ts'
import { PageHeader } from '../../platform/shell/page-header.tsx'
import { Message } from '../../platform/ui/message.tsx'
import { uploadCalls } from '../../platform/uploads/send-file.ts'
import { NewTicketDialog } from './new-ticket.dialog.tsx'
import { useTicket, useTicketActions, useTickets } from './support.api.ts'
import type { SupportSearch } from './support.search.ts'
import { Thread } from './thread.tsx'
import { TicketList } from './ticket-list.tsx'

export function SupportPage() {
  const { t } = useTranslation('support')
  const search = useSearch({ from: '/shell/support' })
  const navigate = useNavigate({ from: '/support' })
  const change = (changes: Partial<SupportSearch>) =>
    navigate({ search: (now) => ({ ...now, page: undefined, ...changes }) })
  const can = useCan()
  const tickets = useTickets(search)
  const write = can('create', 'Support') ? (
    <Button leftSection={<IconPlus size={16} />} onClick={() => change({ new: true })}>
      {t('new')}
    </Button>
  ) : null
  return (
    <>
      <PageHeader subtitle={t('subtitle')}>
        {tickets.data?.meta.is_operator ? (
          <Button variant="default" renderRoot={(props) => <Link {...props} to="/support/desk" />}>
            {t('desk.title')}
          </Button>
        ) : null}
        {search.ticket ? (
          <Button variant="default" onClick={() => change({ ticket: undefined })}>
            {t('all')}
          </Button>
        ) : null}
        {write}
      </PageHeader>
      {search.ticket ? (
        <OneTicket key={search.ticket} id={search.ticket} />
      ) : (
        <TicketList
          to="/support"
          search={search}
          onChange={change}
          list={tickets}
          empty={
            <Message icon={IconLifebuoy} title={t('empty.title')} text={t('empty.text')}>
              {write}
            </Message>
          }
        />
      )}
      {search.new ? (
        <NewTicketDialog
          from={search.from}
          request={search.request}
          onClose={() => change({ new: undefined, from: undefined, request: undefined })}
          onMade={(ticket) => change({ new: undefined, from: undefined, request: undefined, ticket })}
        />
      ) : null}
    </>
  )
}

function OneTicket({ id }: { id: TicketId }) {
  const can = useCan()
  const files = can('create', 'Document') ? uploadCalls : null
  return <Thread query={useTicket(id)} actions={useTicketActions(id)} files={files} />
}
