import { Button, Group, Stack, Switch, Text, TextInput } from '@mantine/core'
import { type InvoiceDetail, linkInvoice, showInvoiceToClient, unlinkInvoice } from '@peshi/contract/office/invoices'
import { toDayFirst } from '@peshi/contract/platform/dates'
import type { ClientId } from '@peshi/contract/platform/ids'
import { showPaise } from '@peshi/contract/platform/money'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { clientQuery } from '../../clients/clients/clients.api.ts'
import { sayMoment } from '../../platform/i18n/say-day.ts'
import { useTranslation } from '../../platform/i18n/use-translation.ts'
import { IfAllowed } from '../../platform/session/if-allowed.tsx'
import { useCan } from '../../platform/session/use-session.ts'
import { Panel } from '../../platform/ui/panel.tsx'
import { ShareMenu } from '../../platform/ui/share-menu.tsx'
import { toastDone } from '../../platform/ui/toast.tsx'
import { useLink, useShowToClient, useUnlink } from './invoices.api.ts'

export function SharePanel({ invoice }: { invoice: InvoiceDetail }) {
  const { t } = useTranslation('invoices')
  const [address, setAddress] = useState<string | null>(null)
  const link = useLink(invoice._id)
  const unlink = useUnlink(invoice._id)
  const show = useShowToClient(invoice._id)
  const make = () => link.mutate(undefined, { onSuccess: setAddress })
  const end = () =>
    unlink.mutate(undefined, {
      onSuccess: () => {
        setAddress(null)
        toastDone(t('done.unlinked'))
      },
    })
  return (
    <Panel title={t('share')}>
      <Stack gap="sm">
        <Text size="sm" c="dimmed">
          {t('share_text')}
        </Text>
        {address ? (
          <Group align="end" wrap="nowrap">
            <TextInput
              label={t('link')}
              value={address}
              readOnly
              dir="ltr"
              flex={1}
              onFocus={(event) => event.currentTarget.select()}
            />
          </Group>
        ) : null}
        {invoice.link ? (
          <Text size="sm">
            {invoice.link.opened_at
              ? t('opened', { when: sayMoment(invoice.link.opened_at) })
              : t('not_opened', { when: sayMoment(invoice.link.made_at) })}
          </Text>
        ) : null}
        <Group>
          <ShareInvoice invoice={invoice} address={address} />
          <IfAllowed call={linkInvoice}>
            <Button variant="default" loading={link.isPending} onClick={make}>
              {invoice.link ? t('link_again') : t('link_make')}
            </Button>
          </IfAllowed>
          {invoice.link ? (
            <IfAllowed call={unlinkInvoice}>
              <Button variant="subtle" color="red" loading={unlink.isPending} onClick={end}>
                {t('link_end')}
              </Button>
            </IfAllowed>
          ) : null}
        </Group>
        {invoice.client_id ? (
          <IfAllowed call={showInvoiceToClient}>
            <Switch
              data-sends
              label={t('in_area')}
              checked={invoice.is_in_client_area}
              disabled={show.isPending}
              onChange={(event) => show.mutate(event.currentTarget.checked)}
            />
          </IfAllowed>
        ) : null}
      </Stack>
    </Panel>
  )
}

function ShareInvoice({ invoice, address }: { invoice: InvoiceDetail; address: string | null }) {
  const { t } = useTranslation('invoices')
  const can = useCan()
  const [isOpen, setOpen] = useState(false)
  const { client_id, number, subject, due_on, open } = invoice
  const client = useQuery({
    ...clientQuery(client_id ?? noClient),
    enabled: isOpen && client_id !== null && can('read', 'Client'),
  })
  const title = [number, subject].filter(Boolean).join(', ')
  const lines = [
    title,
    open > 0 ? `${t('open')} ${showPaise(open)}` : null,
    due_on ? `${t('due')}: ${toDayFirst(due_on)}` : null,
    address,
  ]
  return (
    <ShareMenu
      subject={title}
      text={client.isLoading ? null : lines.filter(Boolean).join('\n')}
      receivers={client.data ? [client.data] : []}
      hasMail={false}
      onOpen={() => setOpen(true)}
    />
  )
}

const noClient = '' as ClientId
