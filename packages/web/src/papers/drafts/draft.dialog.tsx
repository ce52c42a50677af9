import { Alert, NativeSelect, Skeleton, Stack, Text, Title } from '@mantine/core'
import type { DraftLanguage, DraftStart, DraftValue, DraftValues } from '@peshi/contract/papers/drafts'
import { type DraftFieldName, isDraftField } from '@peshi/contract/papers/drafts/fields'
import { CourtDate, toDayFirst } from '@peshi/contract/platform/dates'
import type { MatterId } from '@peshi/contract/platform/ids'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { ApiError } from '../../platform/api/api-error.ts'
import { sayError } from '../../platform/i18n/say-error.ts'
import { useTranslation } from '../../platform/i18n/use-translation.ts'
import { DialogForm } from '../../platform/ui/dialog-form.tsx'
import { Modal } from '../../platform/ui/layers.tsx'
import { toastDone } from '../../platform/ui/toast.tsx'
import { DraftFieldInput } from './draft-fields.tsx'
import { DraftPreview } from './draft-preview.tsx'
import { type Asked, useDraftTemplates, useMake, useStart } from './drafts.api.ts'
import classes from './drafts.module.css'

interface Props {
  matterId: MatterId
  /** The first choice. */
  paper?: string
  /** Known values of the first choice’s fields. */
  answers?: DraftValues
  onClose(): void
}

interface Choice {
  paper: string | null
  template_id: string | null
  language: DraftLanguage
}

const firstChoice = (paper: string, language: string | undefined): Choice => ({
  paper,
  template_id: null,
  language: language === 'hi' || language === 'ur' ? language : 'en',
})

/** Chooses a template, asks for what is missing, and shows the paper while the person types. */
export function DraftDialog({ matterId, paper = 'vakalatnama', answers = {}, onClose }: Props) {
  const { t, i18n } = useTranslation('drafts')
  const { data, error } = useDraftTemplates()
  const [choice, setChoice] = useState(() => firstChoice(paper, i18n.resolvedLanguage))
  const shipped = data?.papers.find(({ key }) => key === choice.paper)
  const own = data?.templates.find(({ _id }) => _id === choice.template_id)
  const languages: readonly DraftLanguage[] = own ? [own.language] : (shipped?.languages ?? [])
  const choose = (value: string) => {
    const template = data?.templates.find(({ _id }) => _id === value)
    const paper = data?.papers.find(({ key }) => key === value)
    const [first = 'en'] = paper?.languages ?? []
    setChoice(({ language }) =>
      template
        ? { paper: null, template_id: template._id, language: template.language }
        : { paper: value, template_id: null, language: paper?.languages.includes(language) ? language : first },
    )
  }
  const asked = { matter_id: matterId, ...choice } as Asked
  return (
    <Modal opened onClose={onClose} size={1180} title={t('draft')}>
      <Stack gap="sm">
        <Alert color="amber">{t('check')}</Alert>
        {error ? <Alert color="red">{sayError(error)}</Alert> : null}
        {data ? (
          <>
            <NativeSelect
              label={t('template')}
              data-autofocus
              value={choice.template_id ?? choice.paper ?? ''}
              onChange={({ currentTarget }) => choose(currentTarget.value)}
            >
              {data.templates.length > 0 ? (
                <optgroup label={t('own')}>
                  {data.templates.map(({ _id, name }) => (
                    <option key={_id} value={_id}>
                      {name}
                    </option>
                  ))}
                </optgroup>
              ) : null}
              <optgroup label={t('ready')}>
                {data.papers.map(({ key }) => (
                  <option key={key} value={key}>
                    {t(`kinds.${key}` as 'kinds.bail')}
                  </option>
                ))}
              </optgroup>
            </NativeSelect>
            {languages.length > 1 ? (
              <NativeSelect
                label={t('language')}
                value={choice.language}
                onChange={({ currentTarget }) =>
                  setChoice((now) => ({
                    ...now,
                    language: languages.find((one) => one === currentTarget.value) ?? 'en',
                  }))
                }
                data={languages.map((value) => ({ value, label: t(`languages.${value}`) }))}
              />
            ) : null}
            {shipped ? (
              <Text size="sm" c="dimmed" dir="auto">
                {t('rule', { rule: shipped.rule })}
              </Text>
            ) : null}
            <DraftForm
              key={JSON.stringify(choice)}
              asked={asked}
              known={choice.paper === paper ? answers : {}}
              onClose={onClose}
            />
          </>
        ) : (
          <Skeleton height={320} aria-busy="true" />
        )}
      </Stack>
    </Modal>
  )
}

interface FormProps {
  asked: Asked
  known: DraftValues
  onClose(): void
}

function DraftForm({ asked, ...rest }: FormProps) {
  const { data, error } = useStart(asked)
  if (error) return <Alert color="red">{sayError(error)}</Alert>
  return data ? <StartedForm asked={asked} start={data} {...rest} /> : <Skeleton height={320} aria-busy="true" />
}

function StartedForm({ asked, start, known: given, onClose }: FormProps & { start: DraftStart }) {
  const { t } = useTranslation('drafts')
  const navigate = useNavigate()
  const make = useMake(asked.matter_id as MatterId)
  const [answers, setAnswers] = useState(given)
  const errors = make.error instanceof ApiError ? make.error.fields : {}
  const whole = { ...asked, answers }
  const missing = start.missing.filter(isDraftField)
  const known = start.fields.filter(isDraftField).filter((name) => start.values[name] !== undefined)
  const input = (name: DraftFieldName) => (
    <DraftFieldInput
      key={name}
      name={name}
      value={answers[name] ?? start.values[name]}
      error={errors[name]}
      isOptional={start.optional.includes(name)}
      onChange={(value) => setAnswers((now) => ({ ...now, [name]: value }))}
    />
  )
  const submit = () =>
    make.mutate(whole, {
      onSuccess: ({ data }) => {
        toastDone(t('made'))
        onClose()
        if (data.document)
          navigate({
            to: '/dashboard/matters/matter-preview/$id',
            params: { id: data.matter_id },
            search: { tab: 'documents', document: data.document._id } as never,
          })
      },
    })
  return (
    <div className={classes.sides}>
      <DialogForm submit={t('make')} sending={make} onCancel={onClose} onSubmit={submit}>
        {start.changed.length > 0 ? (
          <Alert color="blue" title={t('changed')}>
            <Changes changes={start.changed} />
          </Alert>
        ) : null}
        {missing.length > 0 ? (
          <>
            <Title order={3} size="h5">
              {t('missing')}
            </Title>
            <Text size="sm" c="dimmed">
              {t('gaps')}
            </Text>
            {missing.map(input)}
          </>
        ) : null}
        {known.length > 0 ? (
          <details open={missing.length === 0}>
            <summary>{t('known')}</summary>
            <Stack gap="sm" mt="sm">
              {known.map(input)}
            </Stack>
          </details>
        ) : null}
      </DialogForm>
      <DraftPreview asked={whole} />
    </div>
  )
}

function Changes({ changes }: { changes: DraftStart['changed'] }) {
  const { t } = useTranslation('drafts')
  const say = (value: DraftValue | null) => {
    if (value === null) return t('nothing')
    if (Array.isArray(value)) return t('rows', { count: value.length })
    if (typeof value === 'boolean') return t(value ? 'yes' : 'no')
    if (typeof value === 'number') return `₹ ${(value / 100).toLocaleString('en-IN')}`
    return CourtDate.safeParse(value).success ? toDayFirst(value) : value
  }
  return changes.map(({ name, before, after }) => (
    <Text key={name} size="sm" dir="auto">
      {t('changed_line', { field: t(`field.${name}` as 'field.judge'), before: say(before), after: say(after) })}
    </Text>
  ))
}
