import { Button, Group, Skeleton, Stack } from '@mantine/core'
import type { PlanPayment, PlanPaymentState } from '@peshi/contract/chamber/payments'
import { courtDateAt, toDayFirst } from '@peshi/contract/platform/dates'
import { showPaise } from '@peshi/contract/platform/money'
import { IconDownload } from '@tabler/icons-react'
import { isolate } from '../../platform/i18n/isolate.ts'
import { sayError } from '../../platform/i18n/say-error.ts'
import { useTranslation } from '../../platform/i18n/use-translation.ts'
import { Panel } from '../../platform/ui/panel.tsx'
import { Pill, type Tone } from '../../platform/ui/pill.tsx'
import { showBlob } from '../../platform/ui/show-blob.ts'
import { toastError } from '../../platform/ui/toast.tsx'
import { fetchInvoice, useCheckPayment, usePlanPayments } from './plans.api.ts'
import classes from './plans.module.css'

const tones: Record<PlanPaymentState, Tone> = {
  asked: 'decided',
  open: 'today',
  paid: 'live',
  cancelled: 'decided',
  expired: 'decided',
}

export function PaymentsPanel() {
  const { t } = useTranslation('plans')
  const { data, error, isPending } = usePlanPayments()
  return (
    <Panel title={t('payments.title')}>
      {isPending ? <Skeleton height={40} /> : null}
      {error && !data ? <p role="alert">{sayError(error)}</p> : null}
      {data?.length === 0 ? <p className={classes.text}>{t('payments.empty')}</p> : null}
      <ul className="ruled">
        {data?.map((payment) => (
          <Line key={payment._id} payment={payment} />
        ))}
      </ul>
    </Panel>
  )
}

function Line({ payment }: { payment: PlanPayment }) {
  const { t } = useTranslation('plans')
  const check = useCheckPayment()
  const { _id: id, plan_name, total, state, url, asked_at, paid_at, ends_on, invoice_number, to_be_refunded } = payment
  const date = toDayFirst(courtDateAt(new Date(paid_at ?? asked_at)))
  return (
    <li className={classes.payment}>
      <Stack gap={2} miw={0} flex="1 1 14rem" className="anywhere">
        <span>
          <bdi>{plan_name}</bdi> · <bdi className="tabular">{showPaise(total)}</bdi>{' '}
          <Pill tone={tones[state]}>{t(`payments.state.${state}`)}</Pill>
        </span>
        <small className={classes.quiet}>
          <bdi>{date}</bdi>
          {ends_on ? ` · ${t('payments.until', { date: toDayFirst(ends_on) })}` : null}
        </small>
        {to_be_refunded > 0 ? (
          <small className="small late">{t('payments.refund', { amount: showPaise(to_be_refunded) })}</small>
        ) : null}
      </Stack>
      {invoice_number ? (
        <Button
          variant="default"
          leftSection={<IconDownload size={16} />}
          onClick={() => showBlob(() => fetchInvoice(id)).catch(toastError)}
        >
          {t('payments.invoice', { number: isolate(invoice_number) })}
        </Button>
      ) : null}
      {url ? (
        <Group gap="xs" align="stretch">
          <Button variant="subtle" loading={check.isPending} onClick={() => check.mutate(id)}>
            {t('payments.check')}
          </Button>
          <Button variant="default" component="a" href={url}>
            {t('payments.pay')}
          </Button>
        </Group>
      ) : null}
    </li>
  )
}
