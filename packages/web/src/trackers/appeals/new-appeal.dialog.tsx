import { Alert, Group, Select, Text } from '@mantine/core'
import { yearIn } from '@peshi/contract/platform/cleaned'
import type { MatterId } from '@peshi/contract/platform/ids'
import type { LowerCourtChoice, LowerCourtKind } from '@peshi/contract/trackers/appeals'
import type { CheckEvery } from '@peshi/contract/trackers/trackers'
import { Link, useNavigate } from '@tanstack/react-router'
import { closeOverlay } from '../../platform/actions/overlays.ts'
import { useCourtToday } from '../../platform/clock/use-now.ts'
import { useDraft } from '../../platform/device/use-draft.ts'
import { useTranslation } from '../../platform/i18n/use-translation.ts'
import { DialogForm } from '../../platform/ui/dialog-form.tsx'
import { FormError } from '../../platform/ui/form-error.tsx'
import { Modal } from '../../platform/ui/layers.tsx'
import { toastDone } from '../../platform/ui/toast.tsx'
import { useFields } from '../trackers/tracker-fields.tsx'
import classes from '../trackers/trackers.module.css'
import { useBenches, useCaseTypes, useCreateAppeal, useFromMatter, useStates } from './appeals.api.ts'
import { newAppeal } from './open-new-appeal.ts'

const close = () => closeOverlay(newAppeal)
const courts = ['1', '3', '5'] as const

interface Fields {
  court_id: LowerCourtKind
  state_id: string | null
  tracking_court_id: string | null
  case_type_id: string | null
  case_number: string
  case_year: string
  judgment_date: string
  petitioner: string
  respondent: string
  note: string
  check_every: CheckEvery
  margin_days: number | string
}

const blank: Fields = {
  court_id: '1',
  state_id: null,
  tracking_court_id: null,
  case_type_id: null,
  case_number: '',
  case_year: '',
  judgment_date: '',
  petitioner: '',
  respondent: '',
  note: '',
  check_every: 7,
  margin_days: 90,
}

export function NewAppealDialog({ about: matter }: { about: MatterId | null }) {
  const { t } = useTranslation('appeals')
  const from = useFromMatter(matter)
  return (
    <Modal opened title={t('new')} onClose={close} size={560}>
      {matter && from.isPending ? <Text c="dimmed">{t('filling')}</Text> : null}
      {from.data?.tracker_id ? (
        <Alert mb="sm" role="status">
          {t('watched_already')}{' '}
          <Link to="/trackers/sci-tracker/tracker-list" search={{ open: from.data.tracker_id }} onClick={close}>
            {t('open')}
          </Link>
        </Alert>
      ) : null}
      {!matter || !from.isPending ? (
        <AppealForm matterId={from.data ? matter : null} start={from.data ? toFields(from.data) : blank} />
      ) : null}
    </Modal>
  )
}

type FromMatter = NonNullable<ReturnType<typeof useFromMatter>['data']>

const toFields = (data: FromMatter): Fields => ({
  ...blank,
  court_id: data.court_id ?? '1',
  state_id: data.state_id,
  tracking_court_id: data.tracking_court_id,
  case_type_id: data.case_type_id,
  case_number: data.case_number ?? '',
  case_year: data.case_year ? String(data.case_year) : '',
  judgment_date: data.judgment_date ?? '',
  petitioner: data.petitioner ?? '',
  respondent: data.respondent ?? '',
})

function AppealForm({ matterId, start }: { matterId: MatterId | null; start: Fields }) {
  const today = useCourtToday()
  const { t } = useTranslation(['appeals', 'common'])
  const navigate = useNavigate()
  const draft = useDraft('appeal', matterId ?? 'new', () => start)
  const { value: fields, change } = draft
  const cancel = draft.dropAnd(close)
  const states = useStates(fields.court_id)
  const benches = useBenches(fields.court_id, fields.state_id)
  const types = useCaseTypes(fields.court_id, fields.state_id, fields.tracking_court_id)
  const create = useCreateAppeal()
  const { text, date, area, number, every, errors } = useFields('appeals', draft, create.error)
  const labelOf = (list: LowerCourtChoice[] | undefined, id: string | null) =>
    list?.find(({ _id }) => _id === id)?.title ?? ''

  const submit = () => {
    create.mutate(
      {
        court_id: fields.court_id,
        state_id: fields.state_id ?? '',
        tracking_court_id: fields.tracking_court_id ?? '',
        case_type_id: fields.case_type_id ?? '',
        state: labelOf(states.data, fields.state_id),
        bench: labelOf(benches.data, fields.tracking_court_id),
        case_type: labelOf(types.data, fields.case_type_id),
        case_number: fields.case_number,
        case_year: yearIn(fields.case_year),
        judgment_date: fields.judgment_date,
        petitioner: fields.petitioner.trim() || null,
        respondent: fields.respondent.trim() || null,
        note: fields.note.trim() || null,
        matter_id: matterId,
        check_every: fields.check_every,
        margin_days: Number(fields.margin_days) || 0,
      },
      {
        onSuccess: ({ data }) => {
          toastDone(t('appeals:saved'))
          cancel()
          navigate({ to: '/trackers/sci-tracker/tracker-list', search: { open: data._id } })
        },
      },
    )
  }

  const listError = states.error ?? benches.error ?? types.error
  return (
    <DialogForm submit={t('common:save')} sending={create} onSubmit={submit} onCancel={cancel}>
      <Group grow align="start">
        <Select
          label={t('appeals:court')}
          data={courts.map((value) => ({ value, label: t(`appeals:courts.${value}`) }))}
          value={fields.court_id}
          onChange={(court) =>
            change({
              court_id: courts.find((one) => one === court) ?? '1',
              state_id: null,
              tracking_court_id: null,
              case_type_id: null,
            })
          }
        />
        {step('state', states, 'state_id', { tracking_court_id: null, case_type_id: null })}
      </Group>
      {step('bench', benches, 'tracking_court_id', { case_type_id: null }, !fields.state_id)}
      {step('case_type', types, 'case_type_id', {}, !fields.tracking_court_id)}
      <div className={classes.short}>
        {text('case_number', { required: true, inputMode: 'numeric', maxLength: 7 })}
        {text('case_year', { required: true, inputMode: 'numeric', maxLength: 4 })}
        {date('judgment_date', { required: true, max: today })}
      </div>
      {text('petitioner', { dir: 'auto', maxLength: 300 })}
      {text('respondent', { dir: 'auto', maxLength: 300, description: t('appeals:names_why') })}
      <Group grow align="end">
        {every()}
        {number('margin_days', { label: t('appeals:margin'), description: t('appeals:margin_why'), min: 0, max: 1095 })}
      </Group>
      {area('note')}
      <FormError error={listError} />
    </DialogForm>
  )

  function step(
    name: 'state' | 'bench' | 'case_type',
    list: { data: LowerCourtChoice[] | undefined; isFetching: boolean },
    field: 'state_id' | 'tracking_court_id' | 'case_type_id',
    clears: Partial<Fields>,
    isDisabled = false,
  ) {
    return (
      <Select
        label={t(name === 'state' ? 'appeals:state_field' : `appeals:${name}`)}
        placeholder={list.isFetching ? t('appeals:reading') : t('appeals:choose')}
        searchable
        required
        disabled={isDisabled}
        error={errors[field] ?? errors[name]}
        data={(list.data ?? []).map(({ _id, title }) => ({ value: _id, label: title }))}
        value={fields[field]}
        onChange={(value) => change({ ...clears, [field]: value })}
      />
    )
  }
}
