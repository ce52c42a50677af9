import { Button, CopyButton, Group, Stack, Switch, Text, TextInput } from '@mantine/core'
import type { InvoiceDetail } from '@peshi/contract/office/invoices'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { sayMoment } from '../../platform/i18n/say-day.ts'
import { Panel } from '../../platform/ui/panel.tsx'
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
            <CopyButton value={address}>
              {({ copied, copy }) => <Button onClick={copy}>{copied ? t('copied') : t('copy')}</Button>}
            </CopyButton>
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
          <Button variant="default" loading={link.isPending} onClick={make}>
            {invoice.link ? t('link_again') : t('link_make')}
          </Button>
          {invoice.link ? (
            <Button variant="subtle" color="red" loading={unlink.isPending} onClick={end}>
              {t('link_end')}
            </Button>
          ) : null}
        </Group>
        {invoice.client_id ? (
          <Switch
            data-sends
            label={t('in_area')}
            checked={invoice.is_in_client_area}
            disabled={show.isPending}
            onChange={(event) => show.mutate(event.currentTarget.checked)}
          />
        ) : null}
      </Stack>
    </Panel>
  )
}
