import { Alert, Button, Group, Stack, Text, TextInput } from '@mantine/core'
import { gatewayEvents } from '@peshi/contract/chamber/payments'
import {
  closeGatewayRefund,
  makeInvoicePaymentLink,
  saveGatewayAccount,
} from '@peshi/contract/office/invoice-payment-links'
import type { InvoiceDetail } from '@peshi/contract/office/invoices'
import { courtDateAt, toDayFirst } from '@peshi/contract/platform/dates'
import { showPaise } from '@peshi/contract/platform/money'
import { type FormEvent, useState } from 'react'
import { ApiError } from '../../platform/api/api-error.ts'
import { isolate } from '../../platform/i18n/isolate.ts'
import { useTranslation } from '../../platform/i18n/use-translation.ts'
import { IfAllowed } from '../../platform/session/if-allowed.tsx'
import { CopyField } from '../../platform/ui/copy-field.tsx'
import { DialogForm } from '../../platform/ui/dialog-form.tsx'
import { Modal } from '../../platform/ui/layers.tsx'
import { Panel } from '../../platform/ui/panel.tsx'
import { toastDone, toastError, toastThen } from '../../platform/ui/toast.tsx'
import { Words } from '../../platform/ui/words.tsx'
import {
  useCloseRefund,
  useGatewayAccount,
  useMakePaymentLink,
  useRemoveGatewayAccount,
  useSaveGatewayAccount,
} from './invoices.api.ts'
import classes from './invoices.module.css'

export function PayOnlinePanel({ invoice }: { invoice: InvoiceDetail }) {
  const { t } = useTranslation('invoices')
  const make = useMakePaymentLink(invoice._id)
  const refunded = useCloseRefund(invoice._id)
  const { payment_link: link, to_be_refunded, takes_online, open, number } = invoice
  const canAsk = takes_online && number !== null && open > 0
  if (!canAsk && to_be_refunded.length === 0) return null
  return (
    <Panel title={t('online')}>
      <Stack gap="sm">
        {to_be_refunded.map(({ payment, amount, at }) => (
          <Alert key={payment} color="amber">
            <Stack gap="xs" align="start">
              <span className="anywhere">
                {t('online_twice', { amount: showPaise(amount), date: toDayFirst(courtDateAt(new Date(at))) })}{' '}
                <Words>{payment}</Words>
              </span>
              <IfAllowed call={closeGatewayRefund}>
                <Button
                  data-sends
                  variant="default"
                  size="compact-md"
                  loading={refunded.isPending}
                  onClick={() =>
                    refunded.mutate(payment, {
                      onSuccess: () => toastDone(t('done.settings')),
                      onError: (error) => toastError(error),
                    })
                  }
                >
                  {t('online_refunded')}
                </Button>
              </IfAllowed>
            </Stack>
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
  const [isRemoving, setRemoving] = useState(false)
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
          <Text size="sm" c="dimmed" className="anywhere">
            {t('gateway_events', { events: isolate(gatewayEvents.join(', ')) })}
          </Text>
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
              {data.ends_with ? (
                <Button variant="subtle" color="red" onClick={() => setRemoving(true)}>
                  {t('gateway_remove')}
                </Button>
              ) : null}
              <Button type="submit" variant="default" loading={save.isPending}>
                {t('gateway_save')}
              </Button>
            </Group>
          </IfAllowed>
        </Stack>
      </form>
      {isRemoving ? <RemoveDialog onClose={() => setRemoving(false)} /> : null}
    </Panel>
  )
}

function RemoveDialog({ onClose }: { onClose(): void }) {
  const { t } = useTranslation('invoices')
  const remove = useRemoveGatewayAccount()
  return (
    <Modal opened onClose={onClose} title={t('gateway_remove')}>
      <DialogForm
        submit={t('gateway_remove')}
        sending={remove}
        isDangerous
        onCancel={onClose}
        onSubmit={() => remove.mutate(undefined, { onSuccess: toastThen(t('gateway_removed'), onClose) })}
      >
        <Text>{t('gateway_remove_text')}</Text>
      </DialogForm>
    </Modal>
  )
}
