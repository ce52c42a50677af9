import { Alert, Group, Select } from '@mantine/core'
import { yearIn } from '@peshi/contract/platform/cleaned'
import { courtDateAt } from '@peshi/contract/platform/dates'
import { CourtId } from '@peshi/contract/platform/ids'
import { type CaveatTracker, type FoundCaveat, usualValidity } from '@peshi/contract/trackers/caveats'
import type { CheckEvery } from '@peshi/contract/trackers/trackers'
import type { Seen } from '../../chamber/edits/edit.ts'
import { seenOf, useEdit } from '../../chamber/edits/use-edit.tsx'
import { ListSelect } from '../../matters/matters/find/list-select.tsx'
import { useNow } from '../../platform/clock/use-now.ts'
import { useDraft } from '../../platform/device/use-draft.ts'
import { useTranslation } from '../../platform/i18n/use-translation.ts'
import { DialogForm } from '../../platform/ui/dialog-form.tsx'
import { toastDone } from '../../platform/ui/toast.tsx'
import { toCheckEvery, useFields } from '../trackers/tracker-fields.tsx'
import { caveats, sendCaveat, useDistricts } from './caveats.api.ts'

/** High courts that can be chosen although their sites cannot search caveats. */
const highCourts = ['hc-allahabad', 'hc-lucknow'] as const

type Field =
  | 'caveator'
  | 'caveatee'
  | 'caveat_number'
  | 'caveat_year'
  | 'lodged_on'
  | 'subject'
  | 'notice_posted_on'
  | 'notice_number'
  | 'note'

const labels = {
  court_id: 'caveats:court',
  establishment: 'matters:find.establishment',
  caveat_number: 'caveats:caveat_number',
  caveat_year: 'caveats:caveat_year',
  caveator: 'caveats:caveator',
  caveatee: 'caveats:caveatee',
  subject: 'caveats:subject',
  lodged_on: 'caveats:lodged_on',
  valid_days: 'caveats:valid_days',
  notice_posted_on: 'caveats:notice_posted_on',
  notice_number: 'caveats:notice_number',
  note: 'caveats:note',
  check_every: 'caveats:every',
} as const

export interface CaveatAtCourt {
  court: CourtId
  establishment: string
  caveat: FoundCaveat
}

interface Props {
  from?: CaveatTracker
  isRenewal?: boolean
  found?: CaveatAtCourt
  onClose(): void
  onSaved?(caveat: CaveatTracker): void
}

export function CaveatForm({ from, isRenewal = false, found, onClose, onSaved }: Props) {
  const { t } = useTranslation(['caveats', 'matters', 'common'])
  const today = courtDateAt(useNow())
  const districts = useDistricts()
  const edited = from && !isRenewal ? from : null
  const of = found?.caveat.court_ref ?? (isRenewal ? `after ${from?._id}` : (from?._id ?? 'new'))
  const draft = useDraft<Draft, Seen<Entered> | null>(
    'caveat',
    of,
    () => ({
      court: found?.court ?? from?.court_id ?? null,
      establishment: found?.establishment ?? from?.establishment ?? null,
      check_every: toCheckEvery(from?.check_every ?? 7),
      valid_days: from?.valid_days ?? usualValidity,
      ...(found ? startOfFound(found.caveat) : startOf(from, isRenewal, today)),
    }),
    edited && seenOf(edited, fieldsOf),
  )
  const { value: fields, change } = draft
  const { court, establishment } = fields
  const close = draft.dropAnd(onClose)
  const added = {
    ...(from && { renews: from._id, matter_id: from.matter_id }),
    ...(found && { court_ref: found.caveat.court_ref }),
  }
  const courts = [
    ...highCourts.map((value) => ({ value, label: t(`caveats:${value}`) })),
    ...(districts.data ?? []).map(({ _id, title }) => ({ value: String(_id), label: title })),
  ]

  const save = useEdit({
    record: edited,
    seen: draft.seen,
    fieldsOf,
    keys: caveats.keys,
    send: (changes, whole) =>
      sendCaveat(edited ? { id: edited._id, ...changes } : { ...whole, ...added, version: undefined }),
    words: {
      label: (field) => t(labels[field]),
      say: { court_id: (court) => courts.find(({ value }) => value === court)?.label ?? court },
    },
  })
  const { text, date, area, number, every, errors } = useFields('caveats', draft, save.error)

  const searched = districts.data?.find(({ _id, is_searchable }) => _id === court && is_searchable)

  const submit = () => {
    save.mutate(enteredOf(fields), {
      onSuccess: (reply) => {
        toastDone(t('caveats:saved'))
        close()
        if (reply) onSaved?.(reply.data)
      },
    })
  }

  return (
    <DialogForm submit={t('common:save')} sending={save} isReady={court !== null} onSubmit={submit} onCancel={close}>
      {save.note}
      {isRenewal ? <Alert>{t('caveats:renew_why')}</Alert> : null}
      <Select
        label={t('caveats:court')}
        description={t('caveats:court_why')}
        searchable
        required
        error={errors.court_id}
        data={courts}
        value={court}
        disabled={found !== undefined}
        onChange={(value) => change({ court: value, establishment: null })}
      />
      {searched && !found ? (
        <ListSelect
          court={searched._id}
          list="establishment"
          label={t('matters:find.establishment')}
          value={establishment}
          error={errors.establishment}
          onChange={(value) => change({ establishment: value })}
        />
      ) : null}
      {searched ? every() : null}
      {text('caveator', { required: true, maxLength: 300 })}
      {text('caveatee', { required: true, maxLength: 300, description: t('caveats:names_why') })}
      <Group grow align="start">
        {text('caveat_number', { maxLength: 40 })}
        {text('caveat_year', { inputMode: 'numeric', maxLength: 4 })}
      </Group>
      <Group grow align="start">
        {date('lodged_on', { required: true, max: today })}
        {number('valid_days', { label: t('caveats:valid_days'), min: 1, max: 3650 })}
      </Group>
      {text('subject', { maxLength: 2000 })}
      <Group grow align="start">
        {date('notice_posted_on', { max: today })}
        {text('notice_number', { maxLength: 60 })}
      </Group>
      {area('note')}
    </DialogForm>
  )
}

interface Draft extends Record<Field, string> {
  court: string | null
  establishment: string | null
  check_every: CheckEvery
  valid_days: number | string
}

function enteredOf({ court, establishment, check_every, valid_days, ...fields }: Draft) {
  const orNull = (name: Field) => fields[name].trim() || null
  return {
    court_id: CourtId.parse(court ?? ''),
    establishment,
    caveat_number: orNull('caveat_number'),
    caveat_year: fields.caveat_year.trim() ? yearIn(fields.caveat_year) : null,
    caveator: fields.caveator,
    caveatee: fields.caveatee,
    subject: orNull('subject'),
    lodged_on: fields.lodged_on,
    valid_days: Number(valid_days),
    notice_posted_on: orNull('notice_posted_on'),
    notice_number: orNull('notice_number'),
    note: orNull('note'),
    check_every,
  }
}
type Entered = ReturnType<typeof enteredOf>

const fieldsOf = (caveat: CaveatTracker): Entered =>
  enteredOf({
    court: caveat.court_id,
    establishment: caveat.establishment,
    check_every: toCheckEvery(caveat.check_every),
    valid_days: caveat.valid_days,
    ...startOf(caveat, false, caveat.lodged_on),
  })

function startOf(from: CaveatTracker | undefined, isRenewal: boolean, today: string): Record<Field, string> {
  const own = isRenewal ? undefined : from
  return {
    caveator: from?.caveator ?? '',
    caveatee: from?.caveatee ?? '',
    subject: from?.subject ?? '',
    caveat_number: own?.caveat_number ?? '',
    caveat_year: own?.caveat_year ? String(own.caveat_year) : '',
    lodged_on: own?.lodged_on ?? today,
    notice_posted_on: own?.notice_posted_on ?? '',
    notice_number: own?.notice_number ?? '',
    note: own?.note ?? '',
  }
}

const startOfFound = (caveat: FoundCaveat): Record<Field, string> => ({
  caveator: caveat.caveator,
  caveatee: caveat.caveatee,
  subject: caveat.subject ?? '',
  caveat_number: caveat.caveat_number,
  caveat_year: caveat.caveat_year ? String(caveat.caveat_year) : '',
  lodged_on: caveat.lodged_on ?? '',
  notice_posted_on: '',
  notice_number: '',
  note: '',
})
