import { Group, Select, TextInput } from '@mantine/core'
import type { HearingEntry } from '@peshi/contract/matters/hearings'
import { addDays, type CourtDate } from '@peshi/contract/platform/dates'
import { type MatterId, PersonId } from '@peshi/contract/platform/ids'
import { useState } from 'react'
import { ChangedNote } from '../../chamber/edits/changed-note.tsx'
import { useTeam } from '../../chamber/team/team.api.ts'
import { useSittingDays } from '../../courts/court-days/court-days.api.ts'
import { closeOverlay } from '../../platform/actions/overlays.ts'
import { ApiError } from '../../platform/api/api-error.ts'
import { useCourtToday } from '../../platform/clock/use-now.ts'
import { useDraft } from '../../platform/device/use-draft.ts'
import { useTranslation } from '../../platform/i18n/use-translation.ts'
import { DateField } from '../../platform/ui/date-field.tsx'
import { DialogForm } from '../../platform/ui/dialog-form.tsx'
import { Modal } from '../../platform/ui/layers.tsx'
import { useMatter } from '../matters/matters.api.ts'
import { hearingFields, hearingWords, seenOn } from './hearing-writings.ts'
import { useHearingPeople, useHearingsOfMatter, useSaveHearing } from './hearings.api.ts'
import { type HearingSubject, newHearing } from './open-outcome.ts'
import { ChooseMatter, Subject } from './outcome/choose-matter.tsx'

const close = () => closeOverlay(newHearing)

export function NewHearingDialog({ about }: { about: HearingSubject | null }) {
  const { t } = useTranslation(['hearings', 'matters'])
  const [subject, setSubject] = useState(about)
  return (
    <Modal opened onClose={close} title={t('hearings:add.title')} size={520}>
      {subject ? (
        <HearingForm id={subject.matter_id} start={subject.date} />
      ) : (
        <ChooseMatter onChoose={(matter_id) => setSubject({ matter_id })} />
      )}
    </Modal>
  )
}

const fieldNames = ['court_no', 'item', 'stage', 'coram', 'note', 'video'] as const
const mostLetters: Partial<Record<(typeof textNames)[number], number>> = { court_no: 60, item: 60, video: 500 }
const textNames = [...fieldNames, 'time'] as const
type Texts = Record<(typeof textNames)[number], string | null>
type Fields = Record<(typeof fieldNames)[number] | 'time' | 'appearing_id', string>

const fieldsOf = (entry: HearingEntry | undefined, lead: PersonId | undefined): Fields => ({
  court_no: entry?.court_no ?? '',
  item: entry?.item ?? '',
  time: entry?.time ?? '',
  stage: entry?.stage ?? '',
  coram: entry?.coram ?? '',
  note: entry?.note ?? '',
  video: entry?.video ?? '',
  appearing_id: (entry ? entry.appearing?._id : lead) ?? '',
})

function HearingForm({ id, start }: { id: MatterId; start: CourtDate | undefined }) {
  const today = useCourtToday()
  const { t } = useTranslation(['hearings', 'common'])
  const matter = useMatter(id).data
  const sitting = useSittingDays(matter?.hc_name, 'date.unplanned')
  const people = useHearingPeople().data ?? []
  const known = useHearingsOfMatter(id).data
  const [date, setDate] = useState(() => start ?? addDays(today, 1))
  const entered = known?.find((entry) => entry.date === date && entry._id !== null)
  const onDay = known?.find((entry) => entry.date === date)
  const now = seenOn(onDay, hearingFields)
  const [seenDays] = useState(() => new Map<CourtDate, typeof now>())
  if (known && !seenDays.has(date)) seenDays.set(date, now)
  const seen = seenDays.get(date) ?? now
  const { value: edits, change, drop } = useDraft<Partial<Fields>>('hearing', id, () => ({}))
  const lead = useTeam(id).data?.members.find(({ role }) => role === 'lead')?._id
  const fields: Fields = { ...fieldsOf(entered, lead), ...edits }
  const save = useSaveHearing()
  const errors = save.error instanceof ApiError ? save.error.fields : {}
  const submit = () => {
    const appearing_id = fields.appearing_id === '' ? null : PersonId.parse(fields.appearing_id)
    const words = Object.fromEntries(textNames.map((name) => [name, fields[name] || null])) as Texts
    const body = { matter_id: id, date, ...words, appearing_id }
    save.mutate({ title: matter?.title ?? '', seen, body }, { onSuccess: done })
  }
  const done = () => {
    drop()
    close()
  }
  return (
    <DialogForm submit={t('common:save')} sending={save} worksOffline onSubmit={submit} onCancel={done}>
      {matter ? <Subject matter={matter} /> : null}
      {onDay && now.version > seen.version ? (
        <ChangedNote record={onDay} before={seen.fields} now={now.fields} words={hearingWords(people)} />
      ) : null}
      <Group grow align="start">
        <DateField
          isAhead
          {...sitting}
          label={t('hearings:column.date')}
          data-autofocus
          required
          value={date}
          error={errors.date}
          onChange={setDate}
        />
        {field('time', 'time')}
      </Group>
      <Group grow align="start">
        {fieldNames.slice(0, 2).map((name) => field(name))}
      </Group>
      {fieldNames.slice(2).map((name) => field(name))}
      <Select
        label={t('hearings:column.appears')}
        data={people.map(({ _id, name }) => ({ value: _id, label: name }))}
        value={fields.appearing_id || null}
        clearable
        clearButtonProps={{ 'aria-label': t('common:clear') }}
        onChange={(value) => change({ appearing_id: value ?? '' })}
      />
    </DialogForm>
  )

  function field(name: (typeof fieldNames)[number] | 'time', type = 'text') {
    return (
      <TextInput
        key={name}
        type={type}
        dir={name === 'video' ? 'ltr' : undefined}
        label={t(`hearings:add.${name}`)}
        maxLength={mostLetters[name] ?? 300}
        value={fields[name]}
        error={errors[name]}
        onChange={(event) => {
          const { value } = event.currentTarget
          change({ [name]: value })
        }}
      />
    )
  }
}
