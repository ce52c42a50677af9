import { ActionIcon, Button, Menu, Stack } from '@mantine/core'
import type { SharedWith } from '@peshi/contract/clients/shares'
import type { MatterId } from '@peshi/contract/platform/ids'
import { IconDots, IconX } from '@tabler/icons-react'
import { useState } from 'react'
import { useDocuments } from '../../matters/documents/documents.api.ts'
import { useOrders } from '../../matters/orders/orders.api.ts'
import { sayDay } from '../../platform/i18n/say-day.ts'
import { useTranslation } from '../../platform/i18n/use-translation.ts'
import { useCan } from '../../platform/session/use-session.ts'
import { Panel } from '../../platform/ui/panel.tsx'
import { toastDone, toastError } from '../../platform/ui/toast.tsx'
import { Values, Words } from '../../platform/ui/words.tsx'
import { ChooseSharesDialog } from './choose-shares.dialog.tsx'
import { nameOrder } from './name-order.ts'
import { useCloseAccess, useOpenAccess, useRevokeShare, useSendLink } from './shares.api.ts'
import classes from './shares.module.css'

interface Props {
  matterId: MatterId
  client: SharedWith
}

export function SharedPanel({ matterId, client }: Props) {
  const { t } = useTranslation(['shares', 'orders'])
  const can = useCan()
  const { data: orders } = useOrders(matterId)
  const { data: documents } = useDocuments(matterId)
  const revoke = useRevokeShare(matterId)
  const [isChoosing, setChoosing] = useState(false)
  const nameOf = ({ kind, subject_id }: SharedWith['shares'][number]) => {
    if (kind === 'next-date') return t('next_date')
    if (kind === 'document') return documents?.find(({ _id }) => _id === subject_id)?.name ?? t('documents')
    const order = orders?.find(({ _id }) => _id === subject_id)
    return order ? nameOrder(order, t(`orders:kind.${order.kind}`)) : t('orders')
  }
  return (
    <Panel
      title={<Words>{client.name}</Words>}
      aside={can('update', 'Share') ? <AccessMenu matterId={matterId} client={client} /> : null}
    >
      <Stack gap="sm">
        <span className={classes.small}>
          <Values>
            {[
              t(`access.${client.access}`),
              client.last_seen_at ? t('last_seen', { date: sayDay(client.last_seen_at) }) : null,
              client.email,
              client.mobile,
            ].filter(Boolean)}
          </Values>
        </span>
        {client.shares.length === 0 ? <span>{t('nothing')}</span> : null}
        <Stack component="ul" gap="xs" aria-label={t('sees')}>
          {client.shares.map((share) => (
            <li key={share._id} className="entry">
              <span>
                <Words>{nameOf(share)}</Words>{' '}
                <span className={classes.small}>
                  <Values>{[t('since', { date: sayDay(share.shared_at) }), share.shared_by]}</Values>
                </span>
              </span>
              {can('delete', 'Share') ? (
                <ActionIcon
                  data-sends
                  aria-label={t('stop', { what: nameOf(share) })}
                  onClick={() => revoke.mutateAsync(share._id).then(() => toastDone(t('done.revoked')), toastError)}
                >
                  <IconX size={16} />
                </ActionIcon>
              ) : null}
            </li>
          ))}
        </Stack>
        {can('update', 'Share') ? (
          <Button variant="default" onClick={() => setChoosing(true)}>
            {t('choose')}
          </Button>
        ) : null}
      </Stack>
      {isChoosing ? (
        <ChooseSharesDialog matterId={matterId} client={client} onClose={() => setChoosing(false)} />
      ) : null}
    </Panel>
  )
}

function AccessMenu({ matterId, client }: Props) {
  const { t } = useTranslation('shares')
  const link = useSendLink(matterId)
  const close = useCloseAccess(matterId)
  const open = useOpenAccess(matterId)
  const id = client.client_id
  const send = (channel: 'email' | 'sms') =>
    link.mutateAsync({ id, channel }).then(() => toastDone(t('done.link')), toastError)
  const mayBeNotified = client.access === 'open'
  return (
    <Menu position="bottom-end">
      <Menu.Target>
        <ActionIcon aria-label={t('more', { name: client.name })}>
          <IconDots size={16} />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        {mayBeNotified && client.email ? (
          <Menu.Item data-sends onClick={() => send('email')}>
            {t('link_email')}
          </Menu.Item>
        ) : null}
        {mayBeNotified && client.mobile ? (
          <Menu.Item data-sends onClick={() => send('sms')}>
            {t('link_sms')}
          </Menu.Item>
        ) : null}
        {client.access === 'open' ? (
          <Menu.Item
            data-sends
            color="red"
            onClick={() => close.mutateAsync(id).then(() => toastDone(t('done.closed')), toastError)}
          >
            {t('end_access')}
          </Menu.Item>
        ) : (
          <Menu.Item
            data-sends
            onClick={() => open.mutateAsync(id).then(() => toastDone(t('done.opened')), toastError)}
          >
            {t('open_access')}
          </Menu.Item>
        )}
      </Menu.Dropdown>
    </Menu>
  )
}
