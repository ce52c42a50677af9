import { Button, Select, Textarea } from '@mantine/core'
import type { HearingEntry } from '@peshi/contract/matters/hearings'
import type { MatterDetail } from '@peshi/contract/matters/matters'
import { needsNextDate, type Outcome, timeGivenBy } from '@peshi/contract/matters/outcomes'
import type { CourtDate } from '@peshi/contract/platform/dates'
import { PersonId } from '@peshi/contract/platform/ids'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ChangedNote } from '../../../chamber/edits/changed-note.tsx'
import { ApiError } from '../../../platform/api/api-error.ts'
import { useCourtToday } from '../../../platform/clock/use-now.ts'
import { useDraft } from '../../../platform/device/use-draft.ts'
import { useSlot } from '../../../platform/features/slots.ts'
import { DateField } from '../../../platform/ui/date-field.tsx'
import { DialogForm } from '../../../platform/ui/dialog-form.tsx'
import { outcomeFields, outcomeWords, seenOn, type Time } from '../hearing-writings.ts'
import { useHearingPeople, useRecordOutcome } from '../hearings.api.ts'
import { afterOutcome } from '../slots.ts'
import { NextDateField } from './next-date-field.tsx'
import classes from './outcome.module.css'
import { OutcomeChoice } from './outcome-choice.tsx'
import { TimeGiven } from './time-given.tsx'

interface Props {
  matter: MatterDetail
  date: CourtDate
  entry: HearingEntry | undefined
  onDate(date: CourtDate): void
  onClose(): void
}

export function OutcomeForm({ matter, date, entry, onDate, onClose }: Props) {
  const today = useCourtToday()
  const { t } = useTranslation(['hearings', 'common'])
  const noted = entry?.outcome
  const known = entry?.court_outcome?.next_date ?? matter.next_date
  const suggested = known && known > date ? known : ''
  const start = () => ({
    outcome: (noted?.outcome ?? null) as Outcome | null,
    next: (noted ? (noted.next_date ?? '') : suggested) as CourtDate | '',
    isDated: noted?.next_date != null,
    business: noted?.business ?? '',
    person: (entry?.appearing?._id ?? null) as string | null,
    time: (noted?.time ?? null) as Time | null,
  })
  const now = seenOn(entry, outcomeFields)
  const { fieldOf, value, seen, change, dropAnd } = useDraft('outcome', `${matter._id} ${date}`, start, now)
  const { outcome, next, isDated, business, person, time } = value
  const close = dropAnd(onClose)
  const [isMissing, setMissing] = useState(false)
  const people = useHearingPeople().data ?? []
  const record = useRecordOutcome()
  const fields = record.error instanceof ApiError ? record.error.fields : {}
  const waits = outcome === null || needsNextDate(outcome)

  const nextSteps = useSlot(afterOutcome)
  const [isNext, setNext] = useState(false)
  const givesTime = outcome !== null && timeGivenBy[outcome] !== undefined

  const choose = (chosen: Outcome) => {
    change({ outcome: chosen, ...(isDated ? {} : { next: needsNextDate(chosen) ? suggested : '' }) })
  }
  const chooseDate = (chosen: CourtDate | '') => change({ isDated: true, next: chosen })

  const submit = () => {
    setMissing(outcome === null)
    if (outcome === null) return
    const body = {
      matter_id: matter._id,
      date,
      outcome,
      next_date: next || null,
      business: business.trim() || null,
      appearing_id: person === null ? null : PersonId.parse(person),
      time: givesTime ? time : null,
    }
    // Without this call, the form would switch to another day if a refetch brings a more recent hearing.
    onDate(date)
    record.mutate(
      { title: matter.title, seen: seen ?? now, body },
      {
        onSuccess: (reply) => {
          close()
          if (reply !== null && isNext) for (const { start } of nextSteps) start(matter._id, date)
        },
      },
    )
  }

  return (
    <DialogForm submit={t('common:save')} sending={record} worksOffline onSubmit={submit} onCancel={close}>
      {entry && entry.version > (seen ?? now).version ? (
        <ChangedNote record={entry} before={(seen ?? now).fields} now={now.fields} words={outcomeWords(people)} />
      ) : null}
      <DateField
        label={t('hearings:outcome.date')}
        className={classes.date}
        value={date}
        max={today}
        required
        onChange={(date) => date && onDate(date)}
      />
      <OutcomeChoice
        value={outcome}
        error={isMissing && outcome === null ? t('hearings:outcome.choose') : undefined}
        onChange={choose}
      />
      {givesTime ? (
        <TimeGiven value={time} from={date} court={matter.hc_name} onChange={(time) => change({ time })} />
      ) : null}
      {waits || isDated ? (
        <NextDateField
          value={next}
          after={date}
          matterId={matter._id}
          court={matter.hc_name}
          error={fields.next_date}
          onChange={chooseDate}
        />
      ) : (
        <Button variant="subtle" className={classes.start} onClick={() => change({ isDated: true })}>
          {t('hearings:outcome.dateless')}
        </Button>
      )}
      <Textarea
        label={t('hearings:outcome.business')}
        placeholder={t('hearings:outcome.business_hint')}
        maxRows={8}
        maxLength={4000}
        {...fieldOf('business')}
      />
      <Select
        label={t('hearings:outcome.appeared')}
        data={people.map(({ _id, name }) => ({ value: _id, label: name }))}
        value={person}
        clearable
        clearButtonProps={{ 'aria-label': t('common:clear') }}
        onChange={(person) => change({ person })}
      />
      {nextSteps.map(({ Offer }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a slot's offers change only with the person's rights
        <Offer key={index} matterId={matter._id} isChosen={isNext} onChoose={setNext} />
      ))}
    </DialogForm>
  )
}
