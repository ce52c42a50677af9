import { Button, Select, Textarea } from '@mantine/core'
import type { HearingEntry } from '@peshi/contract/matters/hearings'
import type { MatterDetail } from '@peshi/contract/matters/matters'
import { needsNextDate, type Outcome, timeGivenBy } from '@peshi/contract/matters/outcomes'
import type { CourtDate } from '@peshi/contract/platform/dates'
import { PersonId } from '@peshi/contract/platform/ids'
import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { ChangedNote } from '../../../chamber/edits/changed-note.tsx'
import { ApiError } from '../../../platform/api/api-error.ts'
import { useCourtToday } from '../../../platform/clock/use-now.ts'
import { useDraft } from '../../../platform/device/use-draft.ts'
import { useTranslation } from '../../../platform/i18n/use-translation.ts'
import { DateField } from '../../../platform/ui/date-field.tsx'
import { DialogForm } from '../../../platform/ui/dialog-form.tsx'
import { outcomeFields, outcomeWords, seenOn, type Time } from '../hearing-writings.ts'
import { useHearingPeople, useRecordOutcome } from '../hearings.api.ts'
import { NextDateField } from './next-date-field.tsx'
import classes from './outcome.module.css'
import { OutcomeChoice } from './outcome-choice.tsx'
import type { Saved } from './outcome-saved.tsx'
import { TimeGiven } from './time-given.tsx'

const isField = (target: EventTarget) =>
  target instanceof Element && target.matches('input:not([type="radio"]), textarea')

interface Props {
  matter: MatterDetail
  date: CourtDate
  entry: HearingEntry | undefined
  usual: readonly Outcome[]
  onDate(date: CourtDate): void
  /** Not called if the outcome waits on the device for the network. */
  onSaved(saved: Saved): void
  onClose(): void
}

export function OutcomeForm({ matter, date, entry, usual, onDate, onSaved, onClose }: Props) {
  const today = useCourtToday()
  const { t } = useTranslation(['hearings', 'common'])
  const noted = entry?.outcome
  const known = [entry?.court_outcome?.next_date, matter.next_date, entry?.list_next_date]
  const suggested = known.find((next) => next && next > date) ?? ''
  const start = () => ({
    outcome: (noted?.outcome ?? null) as Outcome | null,
    next: (noted ? (noted.next_date ?? '') : suggested) as CourtDate | '',
    isDated: noted?.next_date != null,
    business: noted?.business ?? '',
    person: (entry?.appearing?._id ?? null) as string | null,
    time: (noted?.time ?? null) as Time | null,
  })
  const now = seenOn(entry, outcomeFields)
  const { fieldOf, value, seen, change, drop, dropAnd } = useDraft('outcome', `${matter._id} ${date}`, start, now)
  const { outcome, next, isDated, business, person, time } = value
  const close = dropAnd(onClose)
  const [isMissing, setMissing] = useState(false)
  const people = useHearingPeople().data ?? []
  const record = useRecordOutcome()
  const fields = record.error instanceof ApiError ? record.error.fields : {}
  const waits = outcome === null || needsNextDate(outcome)

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
          if (reply === null) return close()
          drop()
          onSaved({ matterId: matter._id, date, outcome, next: next || null })
        },
      },
    )
  }

  const chooseByKey = (event: KeyboardEvent) => {
    const chosen = usual[Number(event.key) - 1]
    if (!chosen || event.ctrlKey || event.metaKey || event.altKey || isField(event.target)) return
    event.preventDefault()
    choose(chosen)
  }
  // The dialog opens before the outcomes are loaded, so it cannot give them the focus itself.
  const grid = useRef<HTMLDivElement>(null)
  useEffect(() => grid.current?.querySelector<HTMLElement>('[data-autofocus]')?.focus(), [])

  return (
    <DialogForm
      submit={t('common:save')}
      sending={record}
      worksOffline
      onSubmit={submit}
      onCancel={close}
      onKeyDown={chooseByKey}
    >
      {entry && entry.version > (seen ?? now).version ? (
        <ChangedNote record={entry} before={(seen ?? now).fields} now={now.fields} words={outcomeWords(people)} />
      ) : null}
      <div ref={grid} className={classes.form}>
        <OutcomeChoice
          value={outcome}
          usual={usual}
          error={isMissing && outcome === null ? t('hearings:outcome.choose') : undefined}
          onChange={choose}
        />
        {givesTime ? (
          <TimeGiven value={time} from={date} court={matter.hc_name} onChange={(time) => change({ time })} />
        ) : null}
        <div className={classes.next}>
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
        </div>
        <Textarea
          label={t('hearings:outcome.business')}
          placeholder={t('hearings:outcome.business_hint')}
          minRows={1}
          maxRows={6}
          maxLength={4000}
          {...fieldOf('business')}
        />
        <div className={classes.pair}>
          <Select
            label={t('hearings:outcome.appeared')}
            data={people.map(({ _id, name }) => ({ value: _id, label: name }))}
            value={person}
            clearable
            clearButtonProps={{ 'aria-label': t('common:clear') }}
            onChange={(person) => change({ person })}
          />
          <DateField
            label={t('hearings:outcome.date')}
            value={date}
            max={today}
            required
            onChange={(date) => date && onDate(date)}
          />
        </div>
      </div>
    </DialogForm>
  )
}
