import { Alert, Button, Group, Modal, Select, Stack, TextInput } from '@mantine/core'
import { useMediaQuery } from '@mantine/hooks'
import { addDays, courtDateAt } from '@peshi/contract/dates'
import { type MatterId, PersonId } from '@peshi/contract/ids'
import { caseLabel } from '@peshi/contract/labels'
import { type FormEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { closeOverlay } from '../actions/overlays.ts'
import { ApiError } from '../api/api-error.ts'
import { sayError } from '../i18n/say-error.ts'
import { Values, Words } from '../matters/marks.tsx'
import { useMatter } from '../matters/matters.api.ts'
import { useHearingPeople, useSaveHearing } from './hearings.api.ts'
import { newHearingMatter } from './open-outcome.ts'
import { ChooseMatter } from './outcome/choose-matter.tsx'
import classes from './outcome/outcome.module.css'

const close = () => closeOverlay('new-hearing')

/** A hearing that no court's site tells of, or what the chamber adds to one; marked as ours wherever it stands. */
export function NewHearingDialog() {
  const { t } = useTranslation(['hearings', 'matters'])
  const isPhone = useMediaQuery('(max-width: 36em)', false, { getInitialValueInEffect: false })
  const [matter, setMatter] = useState(newHearingMatter)
  return (
    <Modal
      opened
      onClose={close}
      title={t('hearings:add.title')}
      size={520}
      fullScreen={isPhone}
      closeOnClickOutside={false}
      closeButtonProps={{ 'aria-label': t('matters:close') }}
    >
      {matter ? <HearingForm id={matter} /> : <ChooseMatter onChoose={setMatter} />}
    </Modal>
  )
}

const empty = { court_no: '', item: '', coram: '', stage: '', note: '' }
const fieldNames = ['court_no', 'item', 'stage', 'coram', 'note'] as const

function HearingForm({ id }: { id: MatterId }) {
  const { t } = useTranslation(['hearings', 'common'])
  const matter = useMatter(id).data
  const people = useHearingPeople().data ?? []
  const [date, setDate] = useState(() => addDays(courtDateAt(new Date()), 1))
  const [fields, setFields] = useState(empty)
  const [person, setPerson] = useState<string | null>(null)
  const save = useSaveHearing()
  const errors = save.error instanceof ApiError ? save.error.fields : {}
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const appearing_id = person === null ? null : PersonId.parse(person)
    save.mutate({ matter_id: id, date, ...fields, appearing_id }, { onSuccess: close })
  }
  return (
    <form onSubmit={submit} noValidate>
      <Stack gap="sm">
        {matter ? (
          <div className={classes.subject}>
            <div>
              <strong>
                <Words>{matter.title}</Words>
              </strong>
              <small>
                <Values>{[caseLabel(matter), matter.court_title]}</Values>
              </small>
            </div>
          </div>
        ) : null}
        <TextInput
          type="date"
          label={t('hearings:column.date')}
          className={classes.date}
          data-autofocus
          required
          value={date}
          error={errors.date}
          onChange={(event) => setDate(event.currentTarget.value)}
        />
        <Group grow align="start">
          {fieldNames.slice(0, 2).map(field)}
        </Group>
        {fieldNames.slice(2).map(field)}
        <Select
          label={t('hearings:column.appears')}
          data={people.map(({ _id, name }) => ({ value: _id, label: name }))}
          value={person}
          clearable
          clearButtonProps={{ 'aria-label': t('common:clear') }}
          onChange={setPerson}
        />
        {save.error && Object.keys(errors).length === 0 ? (
          <Alert color="red" role="alert">
            {sayError(save.error)}
          </Alert>
        ) : null}
        <Group justify="flex-end">
          <Button variant="default" onClick={close}>
            {t('common:cancel')}
          </Button>
          <Button type="submit" loading={save.isPending}>
            {t('common:save')}
          </Button>
        </Group>
      </Stack>
    </form>
  )

  function field(name: (typeof fieldNames)[number]) {
    return (
      <TextInput
        key={name}
        label={t(`hearings:add.${name}`)}
        maxLength={name === 'court_no' || name === 'item' ? 60 : 300}
        value={fields[name]}
        error={errors[name]}
        onChange={(event) => {
          const { value } = event.currentTarget
          setFields((before) => ({ ...before, [name]: value }))
        }}
      />
    )
  }
}
