import { Button, Stack, Textarea, TextInput } from '@mantine/core'
import { courtRoomLabel } from '@peshi/contract/courts/labels'
import { commonOutcomes, needsNextDate, type Outcome } from '@peshi/contract/matters/outcomes'
import type { GuestDay, GuestView } from '@peshi/contract/office/guests'
import { type CourtDate, toDayFirst } from '@peshi/contract/platform/dates'
import { IconFileText } from '@tabler/icons-react'
import { type FormEvent, useState } from 'react'
import { OutcomeChoice } from '../../matters/hearings/outcome/outcome-choice.tsx'
import { ApiError } from '../../platform/api/api-error.ts'
import { sayCourt } from '../../platform/i18n/say-court.ts'
import { useTranslation } from '../../platform/i18n/use-translation.ts'
import { DateField } from '../../platform/ui/date-field.tsx'
import { FormError } from '../../platform/ui/form-error.tsx'
import { Panel } from '../../platform/ui/panel.tsx'
import { showBlob } from '../../platform/ui/show-blob.ts'
import { toastDone, toastError } from '../../platform/ui/toast.tsx'
import { Values } from '../../platform/ui/words.tsx'
import { readPrice } from '../invoices/invoice-draft.ts'
import { fetchPack, useRecord } from './guests.api.ts'
import classes from './guests.module.css'

interface Props {
  token: string
  view: GuestView
  days: readonly GuestDay[]
}

/** The day to work on, then the other days. */
export function GuestDays({ token, view, days }: Props) {
  const { t } = useTranslation('guests')
  const ahead = days.filter(({ date }) => date >= view.today).at(-1)
  const shown = days.find(({ may_record }) => may_record) ?? ahead
  const others = days.filter((day) => day !== shown)
  return (
    <>
      {shown ? (
        <Panel title={t(shown.date === view.today ? 'today' : 'hearing_on', { date: toDayFirst(shown.date) })}>
          <Stack gap="md">
            <Place day={shown} />
            {view.level === 'view' ? null : (
              <Button
                variant="default"
                leftSection={<IconFileText size={16} />}
                onClick={() => showBlob(() => fetchPack(token, shown.date)).catch(toastError)}
              >
                {t('brief_pack')}
              </Button>
            )}
            {shown.may_record ? <OutcomeForm key={shown.date} token={token} day={shown} /> : null}
            {!shown.may_record && view.level !== 'view' && shown.date > view.today ? (
              <p className="small">{t('later')}</p>
            ) : null}
          </Stack>
        </Panel>
      ) : null}
      {others.length > 0 ? (
        <Panel title={t('other_days')}>
          <Stack component="ul" gap="sm" aria-label={t('other_days')}>
            {others.map((day) => (
              <li key={day.date} className={classes.place}>
                <strong>{toDayFirst(day.date)}</strong>
                <Place day={day} />
              </li>
            ))}
          </Stack>
        </Panel>
      ) : null}
    </>
  )
}

function Place({ day }: { day: GuestDay }) {
  const { t } = useTranslation(['guests', 'hearings'])
  const next = day.outcome?.next_date ?? day.next_date
  return (
    <div className={classes.place}>
      <p>
        <Values>
          {[
            sayCourt(day.court_title),
            day.court_no && t('hearings:entry.court_no', { court: courtRoomLabel(day.court_no) }),
            day.item && `${t('hearings:column.item')} ${day.item}`,
            day.time,
          ]}
        </Values>
      </p>
      <p className="small">
        <Values>{[day.coram, day.stage]}</Values>
      </p>
      {day.outcome || day.business || next ? (
        <p>
          <Values>
            {[
              day.outcome && t(`hearings:outcomes.${day.outcome.outcome}`),
              day.outcome?.business ?? day.business,
              next && t('guests:next_date', { date: toDayFirst(next) }),
            ]}
          </Values>
        </p>
      ) : null}
    </div>
  )
}

/** The form keeps what was typed if it cannot be sent. Nothing is stored on the phone. */
function OutcomeForm({ token, day }: { token: string; day: GuestDay }) {
  const { t } = useTranslation(['guests', 'hearings'])
  const record = useRecord(token, () => toastDone(t('guests:saved')))
  const fields = record.error instanceof ApiError ? record.error.fields : {}
  const [outcome, setOutcome] = useState<Outcome | null>(day.outcome?.outcome ?? null)
  const [next, setNext] = useState<CourtDate | ''>(day.outcome?.next_date ?? '')
  const [business, setBusiness] = useState(day.outcome?.business ?? '')
  const [fee, setFee] = useState(day.fee === null ? '' : String(day.fee))
  const [isMissing, setMissing] = useState(false)
  const price = fee.trim() === '' ? null : readPrice(fee)
  const isBadFee = fee.trim() !== '' && !price
  const waits = outcome === null || needsNextDate(outcome)

  const submit = (event: FormEvent) => {
    event.preventDefault()
    setMissing(outcome === null)
    if (outcome === null || isBadFee) return
    record.mutate({
      date: day.date,
      outcome,
      next_date: (waits && next) || null,
      business: business.trim() || null,
      fee: price,
    })
  }

  return (
    <form onSubmit={submit} noValidate>
      <Stack gap="sm">
        <OutcomeChoice
          value={outcome}
          usual={commonOutcomes}
          error={isMissing && outcome === null ? t('hearings:outcome.choose') : undefined}
          onChange={setOutcome}
        />
        {waits ? (
          <DateField
            label={t('hearings:outcome.next_date')}
            value={next}
            min={day.date}
            isAhead
            error={fields.next_date}
            onChange={setNext}
          />
        ) : null}
        <Textarea
          label={t('hearings:outcome.business')}
          autosize
          minRows={2}
          maxRows={8}
          maxLength={4000}
          dir="auto"
          value={business}
          onChange={(event) => setBusiness(event.currentTarget.value)}
        />
        <TextInput
          label={t('guests:fee')}
          description={t('guests:fee_text')}
          inputMode="numeric"
          dir="ltr"
          leftSection="₹"
          value={fee}
          error={isBadFee ? t('guests:fee_whole') : fields.fee}
          onChange={(event) => setFee(event.currentTarget.value)}
        />
        <FormError error={record.error} />
        <Button type="submit" loading={record.isPending}>
          {t(day.outcome ? 'guests:correct' : 'guests:save')}
        </Button>
      </Stack>
    </form>
  )
}
