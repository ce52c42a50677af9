import { Alert, Button, FocusTrap, Select, Skeleton, Stack } from '@mantine/core'
import {
  createReportMail,
  listReportMails,
  type ReportMail,
  removeReportMail,
} from '@peshi/contract/office/report-mails'
import { courtDateAt, toDayFirst } from '@peshi/contract/platform/dates'
import type { InputOf } from '@peshi/contract/platform/endpoint'
import type { ReportMailId } from '@peshi/contract/platform/ids'
import { useQuery } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { callApi } from '../../platform/api/call-api.ts'
import { useChange } from '../../platform/api/use-change.ts'
import { currentLocale } from '../../platform/i18n/i18n.ts'
import { isolate } from '../../platform/i18n/isolate.ts'
import { sayError } from '../../platform/i18n/say-error.ts'
import { useTranslation } from '../../platform/i18n/use-translation.ts'
import { Modal } from '../../platform/ui/layers.tsx'
import { toastDone } from '../../platform/ui/toast.tsx'
import { kindOf } from './reports.api.ts'
import shared from './reports.module.css'
import type { ReportSearch } from './reports.search.ts'

const key = ['report-mails'] as const

const useReportMails = () => useQuery({ queryKey: key, queryFn: () => callApi(listReportMails) })

type NewReportMail = NonNullable<InputOf<typeof createReportMail>['body']>

const useCreateReportMail = () => useChange((body: NewReportMail) => callApi(createReportMail, { body }), [key])

const useRemoveReportMail = () => useChange((id: ReportMailId) => callApi(removeReportMail, { params: { id } }), [key])

/** 5 January 2026 was a Monday, so 1 is Monday. */
const weekday = (day: number) =>
  new Intl.DateTimeFormat(currentLocale(), { weekday: 'long', timeZone: 'UTC' }).format(Date.UTC(2026, 0, 4 + day))
const clockTime = (hour: number) => `${String(hour).padStart(2, '0')}:00`
const numbers = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, at) => from + at)

export function ReportMailsDialog({ search, onClose }: { search: ReportSearch; onClose(): void }) {
  const { t } = useTranslation('reports')
  const { data, error } = useReportMails()
  return (
    <Modal opened onClose={onClose} title={t('mails.title')} size="lg">
      {/* Without this element, the close button would get the focus while the form loads. */}
      <FocusTrap.InitialFocus />
      {data ? (
        <Stack gap="lg">
          {data.meta.is_off || !data.meta.email ? (
            <Alert color="amber">{t(data.meta.is_off ? 'mails.off' : 'mails.no_email')}</Alert>
          ) : (
            <NewMail search={search} email={data.meta.email} />
          )}
          <Mine mails={data.data} />
        </Stack>
      ) : null}
      {!data && error ? <Alert color="red">{sayError(error)}</Alert> : null}
      {!data && !error ? <Skeleton height={180} aria-busy="true" /> : null}
    </Modal>
  )
}

function NewMail({ search, email }: { search: ReportSearch; email: string }) {
  const { t } = useTranslation('reports')
  const create = useCreateReportMail()
  const [every, setEvery] = useState<ReportMail['every']>('week')
  const [day, setDay] = useState(1)
  const [hour, setHour] = useState(8)
  const report = kindOf(search)
  const send = (event: FormEvent) => {
    event.preventDefault()
    create.mutate(
      { report, every, day, hour, court: search.court ?? null, person: search.person ?? null },
      { onSuccess: () => toastDone(t('mails.done')) },
    )
  }
  return (
    <form onSubmit={send}>
      <Stack gap="sm">
        <div>
          <strong>{t(`report.${report}`)}</strong>
          <p className={`${shared.quiet} anywhere`}>{t('mails.text', { email: isolate(email) })}</p>
        </div>
        <div className={shared.filters}>
          <Select
            label={t('mails.every')}
            data={(['week', 'month'] as const).map((value) => ({ value, label: t(`mails.${value}`) }))}
            value={every}
            onChange={(value) => {
              setEvery(value === 'month' ? 'month' : 'week')
              setDay(1)
            }}
          />
          <Select
            label={t(every === 'week' ? 'mails.day' : 'mails.month_day')}
            data={numbers(1, every === 'week' ? 7 : 28).map((number) => ({
              value: String(number),
              label: every === 'week' ? weekday(number) : String(number),
            }))}
            value={String(day)}
            onChange={(value) => setDay(Number(value))}
          />
          <Select
            label={t('mails.hour')}
            data={numbers(0, 23).map((number) => ({ value: String(number), label: clockTime(number) }))}
            value={String(hour)}
            onChange={(value) => setHour(Number(value))}
          />
        </div>
        {create.error ? <Alert color="red">{sayError(create.error)}</Alert> : null}
        <Button type="submit" loading={create.isPending} style={{ alignSelf: 'flex-start' }}>
          {t('mails.save')}
        </Button>
      </Stack>
    </form>
  )
}

function Mine({ mails }: { mails: readonly ReportMail[] }) {
  const { t } = useTranslation('reports')
  const remove = useRemoveReportMail()
  const when = ({ every, day, hour }: ReportMail) =>
    every === 'week'
      ? t('mails.each_week', { day: weekday(day), hour: clockTime(hour) })
      : t('mails.each_month', { day, hour: clockTime(hour) })
  return (
    <section aria-label={t('mails.mine')}>
      <h3 className={shared.group}>{t('mails.mine')}</h3>
      {mails.length === 0 ? <p className={shared.quiet}>{t('mails.none')}</p> : null}
      <ul className="ruled">
        {mails.map((mail) => (
          <li key={mail._id} className="entry">
            <Stack component="span" gap={0}>
              <strong>{t(`report.${mail.report}`)}</strong>
              <span className="small">
                {when(mail)} · {t('mails.next', { date: toDayFirst(courtDateAt(new Date(mail.next_at))) })}
              </span>
            </Stack>
            <Button
              variant="default"
              size="xs"
              aria-label={t('mails.stop_named', { report: t(`report.${mail.report}`) })}
              loading={remove.isPending && remove.variables === mail._id}
              onClick={() => remove.mutate(mail._id, { onSuccess: () => toastDone(t('mails.stopped')) })}
            >
              {t('mails.stop')}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  )
}
