import { ActionIcon, Button, Menu, Skeleton, Stack } from '@mantine/core'
import type { ClientDetail, ClientTies } from '@peshi/contract/clients/clients'
import type { ClientId } from '@peshi/contract/platform/ids'
import { IconDots, IconPencil, IconTrash } from '@tabler/icons-react'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Link, Navigate, useNavigate, useParams } from '@tanstack/react-router'
import { useState } from 'react'
import { CourtMonogram } from '../../courts/courts/court-monogram.tsx'
import { clientDocumentsQuery } from '../../matters/documents/documents.api.ts'
import { CaseStatusPill, NextDate } from '../../matters/matters/next-date.tsx'
import { isFilling } from '../../platform/api/is-filling.ts'
import { useSlot } from '../../platform/features/define-slot.ts'
import { FillPanels, useFillingPanels } from '../../platform/features/panels.tsx'
import { languageNames } from '../../platform/i18n/languages.ts'
import { sayCase } from '../../platform/i18n/say-case.ts'
import { sayCourt } from '../../platform/i18n/say-court.ts'
import { useTranslation } from '../../platform/i18n/use-translation.ts'
import { useCan } from '../../platform/session/use-session.ts'
import { PageFailed } from '../../platform/shell/page-failed.tsx'
import { PageHeader } from '../../platform/shell/page-header.tsx'
import { Modal } from '../../platform/ui/layers.tsx'
import { Message } from '../../platform/ui/message.tsx'
import { Panel } from '../../platform/ui/panel.tsx'
import { toastDone, toastError } from '../../platform/ui/toast.tsx'
import { Values, Words } from '../../platform/ui/words.tsx'
import { AlikePanel } from './alike-panel.tsx'
import { ClientDocumentsPanel } from './client-documents.tsx'
import { ClientForm } from './client-form.tsx'
import { belowClientMatters } from './client-slots.ts'
import { tiesQuery, useClient, useConflicts, useDeleteClient, useRestoreClient } from './clients.api.ts'
import classes from './clients.module.css'
import { ConflictsPanel } from './conflicts-panel.tsx'
import { ConsentsPanel } from './consents-panel.tsx'
import { DeleteClientDialog } from './delete-client.dialog.tsx'
import { LinkDialog } from './link.dialog.tsx'

export function ClientPage() {
  const { t } = useTranslation('clients')
  const { clientId } = useParams({ from: '/shell/others/clients/$clientId' })
  const { data: client, error, refetch } = useClient(clientId)
  const can = useCan()
  const papers = useQuery({ ...clientDocumentsQuery(clientId), enabled: can('read', 'Document') })
  const isWaiting = isFilling(useConflicts({ client: clientId }), papers)
  const areFilling = useFillingPanels({ id: clientId }, useSlot(belowClientMatters))
  if (error && !client) {
    const gone = { title: t('not_found'), to: '/others/clients', label: t('title') }
    return <PageFailed title={t('client_failed')} error={error} gone={gone} onRetry={refetch} />
  }
  if (!client || isWaiting || areFilling) return <ClientSkeleton />
  if (client._id !== clientId)
    return <Navigate to="/others/clients/$clientId" params={{ clientId: client._id }} replace />
  const about = [client.kind === 'person' ? null : t(`kind.${client.kind}`), ...client.aliases]
  return (
    <>
      <PageHeader
        title={<Words>{client.name}</Words>}
        {...(client.is_hidden ? {} : { tabTitle: client.name })}
        subtitle={<Values>{about.filter(Boolean)}</Values>}
      >
        <Actions client={client} />
      </PageHeader>
      <div className="columns" data-side="wide">
        <Stack>
          <ConflictsPanel subject={{ client: client._id }} />
          <MattersPanel client={client} />
          {can('read', 'Document') ? <ClientDocumentsPanel client={client} /> : null}
          <FillPanels slot={belowClientMatters} id={client._id} />
          {client.note ? (
            <Panel title={t('field.note')}>
              <p style={{ margin: 0, whiteSpace: 'pre-line' }}>
                <Words>{client.note}</Words>
              </p>
            </Panel>
          ) : null}
        </Stack>
        <Stack>
          <ContactPanel client={client} />
          <ConsentsPanel client={client} />
          <AlikePanel client={client} />
        </Stack>
      </div>
    </>
  )
}

function Actions({ client }: { client: ClientDetail }) {
  const { t } = useTranslation('clients')
  const can = useCan()
  const navigate = useNavigate()
  const remove = useDeleteClientWithUndo()
  const queries = useQueryClient()
  const [owing, setOwing] = useState<ClientTies | null>(null)
  const [isEditing, setEditing] = useState(false)
  const saved = () => {
    toastDone(t('done.changed'))
    setEditing(false)
  }
  const removeAndLeave = () => remove(client, () => navigate({ to: '/others/clients' }))
  const ask = async () => {
    const ties = await queries.fetchQuery(tiesQuery(client._id))
    if (ties.unpaid || ties.shares) setOwing(ties)
    else await removeAndLeave()
  }
  return (
    <>
      {owing ? <DeleteClientDialog ties={owing} onDelete={removeAndLeave} onClose={() => setOwing(null)} /> : null}
      {can('update', 'Client') ? (
        <Button variant="default" leftSection={<IconPencil size={16} />} onClick={() => setEditing(true)}>
          {t('edit')}
        </Button>
      ) : null}
      {can('delete', 'Client') ? (
        <Menu position="bottom-end">
          <Menu.Target>
            <ActionIcon variant="default" size={36} aria-label={t('more')}>
              <IconDots size={16} />
            </ActionIcon>
          </Menu.Target>
          <Menu.Dropdown>
            <Menu.Item
              data-sends
              color="red"
              leftSection={<IconTrash size={16} />}
              onClick={() => ask().catch(toastError)}
            >
              {t('delete')}
            </Menu.Item>
          </Menu.Dropdown>
        </Menu>
      ) : null}
      {isEditing ? (
        <Modal opened onClose={() => setEditing(false)} title={t('edit_title')} size={620}>
          <ClientForm client={client} onClose={() => setEditing(false)} onSaved={saved} />
        </Modal>
      ) : null}
    </>
  )
}

function ContactPanel({ client }: { client: ClientDetail }) {
  const { t } = useTranslation('clients')
  const place = ({ label, lines, city, state, pin }: ClientDetail['addresses'][number]) =>
    [label, lines, [city, pin].filter(Boolean).join(' '), state].filter(Boolean).join('\n')
  const rows: [string, string | null, 'ltr' | 'auto'][] = [
    [t('field.contact_person'), client.contact_person, 'auto'],
    [t('field.mobile'), client.mobile, 'ltr'],
    [t('field.email'), client.email, 'ltr'],
    ...client.addresses.map((each): (typeof rows)[number] => [t('field.address'), place(each), 'auto']),
    [t('field.gstin'), client.gstin, 'ltr'],
    [t('field.pan'), client.pan, 'ltr'],
    [t('field.language'), client.language && languageNames[client.language], 'auto'],
  ]
  const known = rows.filter(([, value]) => value)
  return (
    <Panel title={t('contact')}>
      {known.length === 0 ? <span className="small">{t('no_contact')}</span> : null}
      <dl className={`facts ${classes.contact}`}>
        {known.map(([label, value, dir], index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two addresses may be equal
          <div key={index} style={{ display: 'contents' }}>
            <dt>{label}</dt>
            <dd>
              <bdi dir={dir}>{value}</bdi>
            </dd>
          </div>
        ))}
      </dl>
    </Panel>
  )
}

function MattersPanel({ client }: { client: ClientDetail }) {
  const { t } = useTranslation('clients')
  const may = useCan()('update', 'Client')
  const [isLinking, setLinking] = useState(false)
  const link = may ? (
    <Button variant="subtle" size="compact-sm" onClick={() => setLinking(true)}>
      {t('family.link')}
    </Button>
  ) : null
  return (
    <Panel title={t('field.matters')} hint={client.in_matters.length} aside={link}>
      {isLinking ? <LinkDialog client={client} onClose={() => setLinking(false)} /> : null}
      {client.in_matters.length === 0 ? <Message title={t('no_matters')} text={t('no_matters_text')} /> : null}
      <Stack component="ul" gap={10}>
        {client.in_matters.map((matter) => (
          <li key={matter.matter_id} className="entry named">
            <span>
              <CourtMonogram court={matter.hc_name} />{' '}
              <Link to="/dashboard/matters/matter-preview/$id" params={{ id: matter.matter_id }} dir="auto">
                {matter.title}
              </Link>
              <div className="small">
                <Values>
                  {[sayCase(matter), sayCourt(matter.court_title), matter.role ?? t(`side.${matter.side}`)]}
                </Values>
              </div>
            </span>
            {matter.case_status === 'disposed' ? (
              <CaseStatusPill status="disposed" />
            ) : (
              <NextDate date={matter.next_date} status={matter.case_status} />
            )}
          </li>
        ))}
      </Stack>
    </Panel>
  )
}

const ClientSkeleton = () => (
  <Stack gap="sm" aria-busy="true">
    <Skeleton height={14} width={80} />
    <Skeleton height={26} width="min(320px, 80%)" />
    <div className="columns" data-side="wide">
      <Skeleton height={240} radius="lg" />
      <Skeleton height={200} radius="lg" />
    </div>
  </Stack>
)

function useDeleteClientWithUndo() {
  const { t } = useTranslation('clients')
  const remove = useDeleteClient()
  const restore = useRestoreClient()
  const undoDelete = (id: ClientId) => restore.mutateAsync(id).then(() => toastDone(t('done.restored')), toastError)
  return (client: Pick<ClientDetail, '_id' | 'version'>, afterwards: () => void) =>
    remove.mutateAsync(client).then(() => {
      toastDone(t('done.deleted'), { label: t('undo'), run: () => undoDelete(client._id) })
      afterwards()
    }, toastError)
}
