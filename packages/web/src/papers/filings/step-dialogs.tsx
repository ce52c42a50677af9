import { Button, FileButton, Group, Select, Text, Textarea, TextInput } from '@mantine/core'
import type { Filing } from '@peshi/contract/papers/filings'
import { FilingKind } from '@peshi/contract/papers/filings/filing-kinds'
import { splitObjections } from '@peshi/contract/papers/filings/objection-kinds'
import { yearIn } from '@peshi/contract/platform/cleaned'
import type { CourtDate } from '@peshi/contract/platform/dates'
import type { DocumentId } from '@peshi/contract/platform/ids'
import { indiaTimeAt } from '@peshi/contract/platform/india-time'
import { useState } from 'react'
import { useDocuments } from '../../matters/documents/documents.api.ts'
import { ApiError } from '../../platform/api/api-error.ts'
import { useCourtToday, useNow } from '../../platform/clock/use-now.ts'
import { useDraft } from '../../platform/device/use-draft.ts'
import { saySign } from '../../platform/i18n/say-sign.ts'
import { useTranslation } from '../../platform/i18n/use-translation.ts'
import { DateField } from '../../platform/ui/date-field.tsx'
import { DialogForm } from '../../platform/ui/dialog-form.tsx'
import { Modal } from '../../platform/ui/layers.tsx'
import { TimeField } from '../../platform/ui/time-field.tsx'
import { defectsOf } from './filing-checklist.tsx'
import { useFilingChanges, useFilingSteps } from './filings.api.ts'
import { readObjectionsPage } from './read-objections-page.ts'

interface Props {
  filing: Filing
  onClose(): void
}

const errorsOf = (error: Error | null): Record<string, string | undefined> =>
  (error instanceof ApiError && error.fields) || {}

export function EditDialog({ filing, onClose }: Props) {
  const { t } = useTranslation('filings')
  const { change } = useFilingChanges(filing)
  const [kind, setKind] = useState<FilingKind>(filing.kind)
  const [title, setTitle] = useState(filing.title ?? '')
  const [refileBy, setRefileBy] = useState<CourtDate | ''>(filing.refile_by ?? '')
  const isReturned = filing.state === 'returned'
  return (
    <Modal opened onClose={onClose} title={t('edit')}>
      <DialogForm
        submit={t('save')}
        sending={change}
        onCancel={onClose}
        onSubmit={() =>
          change.mutate(
            { kind, title: title.trim() || null, ...(isReturned && { refile_by: refileBy || null }) },
            { onSuccess: onClose },
          )
        }
      >
        <Select
          label={t('kind')}
          allowDeselect={false}
          data={FilingKind.options.map((one) => ({ value: one, label: t(`kinds.${one}`) }))}
          value={kind}
          onChange={(next) => setKind(FilingKind.catch('other').parse(next))}
        />
        <TextInput
          label={t('name')}
          description={t('name_hint')}
          dir="auto"
          maxLength={300}
          value={title}
          onChange={({ currentTarget }) => setTitle(currentTarget.value)}
        />
        {isReturned ? (
          <DateField
            isAhead
            label={t('steps.refile_by')}
            error={errorsOf(change.error).refile_by}
            value={refileBy}
            onChange={setRefileBy}
          />
        ) : null}
      </DialogForm>
    </Modal>
  )
}

export function FileDialog({ filing, onClose }: Props) {
  const { t } = useTranslation('filings')
  const today = useCourtToday()
  const now = useNow()
  const { file } = useFilingSteps(filing)
  const { data: documents = [] } = useDocuments(filing.matter_id)
  const [number, setNumber] = useState(filing.number ?? '')
  const [day, setDay] = useState<CourtDate | ''>(today)
  const [time, setTime] = useState(() => indiaTimeAt(now))
  const [paper, setPaper] = useState<string | null>(null)
  const errors = errorsOf(file.error)
  const defects = defectsOf(filing)
  return (
    <Modal opened onClose={onClose} title={t('steps.file')}>
      <DialogForm
        submit={t('steps.file')}
        sending={file}
        isReady={day !== '' && time !== ''}
        onCancel={onClose}
        onSubmit={() =>
          file.mutate(
            {
              number: number.trim() || null,
              filed_at: new Date(`${day}T${time}:00+05:30`).toISOString(),
              acknowledgement: paper as DocumentId | null,
            },
            { onSuccess: onClose },
          )
        }
      >
        {defects > 0 ? (
          <Text size="sm" c="var(--late)" role="status">
            {t('steps.defects', { count: defects })}
          </Text>
        ) : null}
        <TextInput
          label={t('number')}
          dir="ltr"
          maxLength={60}
          data-autofocus
          value={number}
          onChange={({ currentTarget }) => setNumber(currentTarget.value)}
        />
        <Group grow align="start">
          <DateField label={t('steps.filed_on')} max={today} error={errors.filed_at} value={day} onChange={setDay} />
          <TimeField label={t('steps.filed_time')} value={time} onChange={setTime} />
        </Group>
        <Select
          clearable
          searchable
          label={t('steps.acknowledgement')}
          description={t('steps.acknowledgement_hint')}
          data={documents.map(({ _id, name }) => ({ value: _id as string, label: name }))}
          value={paper}
          onChange={setPaper}
        />
      </DialogForm>
    </Modal>
  )
}

export function ReturnDialog({ filing, onClose }: Props) {
  const { t } = useTranslation('filings')
  const today = useCourtToday()
  const { giveBack } = useFilingSteps(filing)
  const { value, change, drop, dropAnd, dialog } = useDraft('filing objections', filing._id, () => ({ text: '' }))
  const last = filing.returns.at(-1)
  const [day, setDay] = useState<CourtDate | ''>(filing.state === 'returned' && last ? last.notified_on : today)
  const [refileBy, setRefileBy] = useState<CourtDate | ''>('')
  const errors = errorsOf(giveBack.error)
  const objections = splitObjections(value.text)
  const [isOfPage, setOfPage] = useState(false)
  const takePage = async (page: File | null) => {
    if (!page) return
    const text = await page.text()
    change({ text: /\.txt$/i.test(page.name) ? text : readObjectionsPage(text) })
    setOfPage(true)
  }
  return (
    <Modal opened draft={dialog} onClose={onClose} size={640} title={t('steps.return')}>
      <DialogForm
        submit={t('steps.return')}
        sending={giveBack}
        isReady={objections.length > 0 && day !== ''}
        onCancel={dropAnd(onClose)}
        onSubmit={() =>
          giveBack.mutate(
            {
              notified_on: day,
              objections,
              source: isOfPage ? 'page' : objections.length > 1 ? 'pasted' : 'typed',
              refile_by: refileBy || null,
            },
            {
              onSuccess: () => {
                drop()
                onClose()
              },
            },
          )
        }
      >
        <Textarea
          label={t('steps.objections')}
          description={t('steps.objections_hint', { count: objections.length })}
          dir="auto"
          autosize
          minRows={4}
          maxRows={12}
          data-autofocus
          error={errors.objections}
          value={value.text}
          onChange={({ currentTarget }) => change({ text: currentTarget.value })}
        />
        <FileButton accept=".html,.htm,.txt" onChange={takePage}>
          {(props) => (
            <Button variant="default" size="xs" style={{ alignSelf: 'flex-start' }} {...props}>
              {t('steps.page')}
            </Button>
          )}
        </FileButton>
        <Group grow align="start">
          <DateField
            label={t('steps.notified_on')}
            max={today}
            error={errors.notified_on}
            value={day}
            onChange={setDay}
          />
          <DateField
            isAhead
            label={t('steps.refile_by')}
            description={t('steps.refile_by_hint')}
            error={errors.refile_by}
            value={refileBy}
            onChange={setRefileBy}
          />
        </Group>
      </DialogForm>
    </Modal>
  )
}

export function RefileDialog({ filing, onClose }: Props) {
  const { t } = useTranslation('filings')
  const today = useCourtToday()
  const { refile } = useFilingSteps(filing)
  const [day, setDay] = useState<CourtDate | ''>(today)
  const [number, setNumber] = useState(filing.number ?? '')
  const errors = errorsOf(refile.error)
  return (
    <Modal opened onClose={onClose} title={t('steps.refile')}>
      <DialogForm
        submit={t('steps.refile')}
        sending={refile}
        isReady={day !== ''}
        onCancel={onClose}
        onSubmit={() => refile.mutate({ refiled_on: day, number: number.trim() || null }, { onSuccess: onClose })}
      >
        {filing.open_objections > 0 ? (
          <Text size="sm" c="var(--late)" role="status">
            {t('steps.not_cured', { count: filing.open_objections })}
          </Text>
        ) : null}
        <DateField label={t('steps.refiled_on')} max={today} error={errors.refiled_on} value={day} onChange={setDay} />
        <TextInput
          label={t('number')}
          dir="ltr"
          maxLength={60}
          value={number}
          onChange={({ currentTarget }) => setNumber(currentTarget.value)}
        />
      </DialogForm>
    </Modal>
  )
}

const numberFields = ['case_type', 'case_number', 'case_year'] as const

export function RegisterDialog({ filing, onClose }: Props) {
  const { t } = useTranslation('filings')
  const today = useCourtToday()
  const { register } = useFilingSteps(filing)
  const [day, setDay] = useState<CourtDate | ''>(today)
  const { value, drop, dropAnd, dialog, fieldOf } = useDraft('filing number', filing._id, () => ({
    case_type: '',
    case_number: '',
    case_year: today.slice(0, 4),
  }))
  const errors = errorsOf(register.error)
  const submit = () =>
    register.mutate(
      { ...value, case_year: yearIn(value.case_year), registered_on: day },
      {
        onSuccess: () => {
          drop()
          onClose()
        },
      },
    )
  return (
    <Modal opened draft={dialog} onClose={onClose} title={t('steps.register')}>
      <DialogForm
        submit={t('steps.register')}
        sending={register}
        isReady={day !== '' && numberFields.every((name) => value[name].trim() !== '')}
        onCancel={dropAnd(onClose)}
        onSubmit={submit}
      >
        <Text size="sm" c="dimmed">
          {t('steps.register_hint')}
        </Text>
        <Group grow align="start">
          {numberFields.map((name) => (
            <TextInput
              key={name}
              label={t(`steps.${name}`)}
              dir="ltr"
              maxLength={name === 'case_type' ? 60 : 9}
              inputMode={name === 'case_type' ? 'text' : 'numeric'}
              {...fieldOf(name)}
              error={name === 'case_year' ? saySign(value[name], errors[name]) : errors[name]}
            />
          ))}
        </Group>
        <DateField
          label={t('steps.registered_on')}
          max={today}
          error={errors.registered_on}
          value={day}
          onChange={setDay}
        />
      </DialogForm>
    </Modal>
  )
}
