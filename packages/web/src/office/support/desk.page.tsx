import { Button } from '@mantine/core'
import type { TicketId } from '@peshi/contract/platform/ids'
import { IconLifebuoy } from '@tabler/icons-react'
import { Link, useNavigate, useSearch } from '@tanstack/react-router'
import { useTranslation } from '../../platform/i18n/use-translation.ts'
import { PageHeader } from '../../platform/shell/page-header.tsx'
import { Message } from '../../platform/ui/message.tsx'
import { deskFiles, useDesk, useDeskActions, useDeskTicket } from './support.api.ts'
import type { DeskSearch } from './support.search.ts'
import { Thread } from './thread.tsx'
import { TicketList } from './ticket-list.tsx'

export function DeskPage() {
  const { t } = useTranslation('support')
  const search = useSearch({ from: '/shell/support/desk' })
  const navigate = useNavigate({ from: '/support/desk' })
  const change = (changes: Partial<DeskSearch>) =>
    navigate({ search: (now) => ({ ...now, page: undefined, ...changes }) })
  const desk = useDesk(search)
  return (
    <>
      <PageHeader subtitle={t('desk.subtitle')}>
        <Button variant="default" renderRoot={(props) => <Link {...props} to="/support/installation" />}>
          {t('desk.installation')}
        </Button>
        {search.ticket ? (
          <Button variant="default" onClick={() => change({ ticket: undefined })}>
            {t('all')}
          </Button>
        ) : null}
      </PageHeader>
      {search.ticket ? (
        <OneTicket key={search.ticket} id={search.ticket} />
      ) : (
        <TicketList
          to="/support/desk"
          search={search}
          onChange={change}
          list={desk}
          empty={<Message icon={IconLifebuoy} title={t('desk.empty')} />}
        />
      )}
    </>
  )
}

function OneTicket({ id }: { id: TicketId }) {
  return <Thread query={useDeskTicket(id)} actions={useDeskActions(id)} files={deskFiles(id)} />
}
