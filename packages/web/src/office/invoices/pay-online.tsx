import { Alert, Button, Group, Stack, Text, TextInput } from '@mantine/core'
import { makeInvoicePaymentLink, saveGatewayAccount } from '@peshi/contract/office/invoice-payment-links'
import type { InvoiceDetail } from '@peshi/contract/office/invoices'
import { courtDateAt, toDayFirst } from '@peshi/contract/platform/dates'
import { showPaise } from '@peshi/contract/platform/money'
import { type FormEvent, useState } from 'react'
import { ApiError } from '../../platform/api/api-error.ts'
import { useTranslation } from '../../platform/i18n/use-translation.ts'
import { IfAllowed } from '../../platform/session/if-allowed.tsx'
import { CopyField } from '../../platform/ui/copy-field.tsx'
import { Panel } from '../../platform/ui/panel.tsx'
import { toastDone } from '../../platform/ui/toast.tsx'
import { Words } from '../../platform/ui/words.tsx'
import { useGatewayAccount, useMakePaymentLink, useSaveGatewayAccount } from './invoices.api.ts'
import classes from './invoices.module.css'

export function PayOnlinePanel({ invoice }: { invoice: InvoiceDetail }) {
  const { t } = useTranslation('invoices')
  const make = useMakePaymentLink(invoice._id)
  const { payment_link: link, to_be_refunded, takes_online, open, number } = invoice
  const canAsk = takes_online && number !== null && open > 0
  if (!canAsk && to_be_refunded.length === 0) return null
  return (
    <Panel title={t('online')}>
      <Stack gap="sm">
        {to_be_refunded.map(({ payment, amount, at }) => (
          <Alert key={payment} color="amber">
            {t('online_twice', { amount: showPaise(amount), date: toDayFirst(courtDateAt(new Date(at))) })}{' '}
            <Words>{payment}</Words>
          </Alert>
        ))}
        {canAsk && link ? (
          <>
            <CopyField label={t('online_link', { amount: showPaise(link.amount) })} value={link.url} />
            <Text size="sm" c="dimmed">
              {t('online_until', { date: toDayFirst(courtDateAt(new Date(link.ends_at))) })}
            </Text>
          </>
        ) : null}
        {canAsk && !link ? (
          <>
            <Text size="sm" c="dimmed">
              {t('online_text')}
            </Text>
            <IfAllowed call={makeInvoicePaymentLink}>
              <Group>
                <Button variant="default" loading={make.isPending} onClick={() => make.mutate()}>
                  {t('online_make')}
                </Button>
              </Group>
            </IfAllowed>
          </>
        ) : null}
      </Stack>
    </Panel>
  )
}

const noKeys = { key_id: '', key_secret: '', webhook_secret: '' }

export function GatewayPanel() {
  const { t } = useTranslation('invoices')
  const { data } = useGatewayAccount()
  const save = useSaveGatewayAccount()
  const [keys, setKeys] = useState(noKeys)
  const errors = save.error instanceof ApiError ? save.error.fields : {}
  const change = (name: keyof typeof noKeys, value: string) => setKeys((now) => ({ ...now, [name]: value }))
  const submit = (event: FormEvent) => {
    event.preventDefault()
    save.mutate(keys, {
      onSuccess: () => {
        setKeys(noKeys)
        toastDone(t('done.settings'))
      },
    })
  }
  if (!data) return null
  return (
    <Panel title={t('online')}>
      <form onSubmit={submit} noValidate>
        <Stack gap="sm">
          <Text size="sm" c="dimmed">
            {t('gateway_text')}
          </Text>
          {data.ends_with ? <Text size="sm">{t('gateway_set', { end: data.ends_with })}</Text> : null}
          <CopyField label={t('gateway_webhook')} value={data.webhook} />
          <div className={classes.fields}>
            <TextInput
              label={t('gateway.key_id')}
              dir="ltr"
              autoComplete="off"
              value={keys.key_id}
              error={errors.key_id}
              onChange={(event) => change('key_id', event.currentTarget.value)}
            />
            {(['key_secret', 'webhook_secret'] as const).map((name) => (
              <TextInput
                key={name}
                type="password"
                label={t(`gateway.${name}`)}
                dir="ltr"
                autoComplete="new-password"
                value={keys[name]}
                error={errors[name]}
                onChange={(event) => change(name, event.currentTarget.value)}
              />
            ))}
          </div>
          <IfAllowed call={saveGatewayAccount}>
            <Group justify="flex-end">
              <Button type="submit" variant="default" loading={save.isPending}>
                {t('gateway_save')}
              </Button>
            </Group>
          </IfAllowed>
        </Stack>
      </form>
    </Panel>
  )
}
