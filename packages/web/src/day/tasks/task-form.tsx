import { Button, Group, Select, Stack, Textarea, TextInput } from '@mantine/core'
import { reminderChoices, taskCategories } from '@peshi/contract/day/tasks'
import type { PersonId } from '@peshi/contract/platform/ids'
import { IconX } from '@tabler/icons-react'
import { type FormEvent, type ReactNode, useState } from 'react'
import { ChooseMatter } from '../../matters/hearings/outcome/choose-matter.tsx'
import { useCourtOf, useMatter } from '../../matters/matters/matters.api.ts'
import { ApiError } from '../../platform/api/api-error.ts'
import { useTranslation } from '../../platform/i18n/use-translation.ts'
import { FormError } from '../../platform/ui/form-error.tsx'
import { Words } from '../../platform/ui/words.tsx'
import { Checklist } from './checklist.tsx'
import { everies, RepeatFields, repeated } from './repeat-fields.tsx'
import type { TaskDraft } from './task-draft.ts'
import classes from './task-form.module.css'
import { useTaskPeople } from './tasks.api.ts'
import { WhenFields } from './when-fields.tsx'

interface Props {
  draft: TaskDraft
  onDraft(changes: Partial<TaskDraft>): void
  error: Error | null
  isSaving: boolean
  isNew?: true
  ofDays?: ReactNode
  onSave(): void
  onCancel(): void
  children?: ReactNode
}

export function TaskForm({ draft, onDraft, error, isSaving, isNew, ofDays, onSave, onCancel, children }: Props) {
  const { t } = useTranslation(['tasks', 'common'])
  const people = useTaskPeople().data ?? []
  const court = useCourtOf(draft.matter?._id)
  const errors = error instanceof ApiError ? error.fields : {}
  const submit = (event: FormEvent) => {
    event.preventDefault()
    onSave()
  }
  return (
    <form onSubmit={submit} noValidate>
      <Stack gap="sm">
        <TextInput
          label={t('tasks:field.title')}
          required
          data-autofocus
          maxLength={300}
          value={draft.title}
          error={errors.title}
          onChange={(event) => onDraft({ title: event.currentTarget.value })}
        />
        <WhenFields when={draft} errors={errors} court={court} onWhen={onDraft} />
        {ofDays}
        <MatterField draft={draft} onDraft={onDraft} error={errors.matter} />
        <Group grow align="start">
          <Select
            label={t('tasks:field.category')}
            data={taskCategories.map((each) => ({ value: each, label: t(`tasks:category.${each}`) }))}
            value={draft.category}
            onChange={(next) => onDraft({ category: taskCategories.find((each) => each === next) ?? 'Chamber' })}
          />
          <Select
            label={t('tasks:field.assignee')}
            placeholder={t('tasks:nobody')}
            clearable
            clearButtonProps={{ 'aria-label': t('common:clear') }}
            data={people.map(({ _id, name }) => ({ value: _id, label: name }))}
            value={draft.assignee_id}
            error={errors.assignee_id}
            onChange={(next) => onDraft({ assignee_id: next as PersonId | null })}
          />
        </Group>
        {draft.category === 'Personal' ? <p className={classes.hint}>{t('tasks:personal')}</p> : null}
        <Group grow align="start">
          <Select
            label={t('tasks:field.remind')}
            placeholder={t('tasks:remind.none')}
            clearable
            clearButtonProps={{ 'aria-label': t('common:clear') }}
            data={reminderChoices.map((minutes) => ({ value: String(minutes), label: t(`tasks:remind.${minutes}`) }))}
            value={draft.remind_before === null ? null : String(draft.remind_before)}
            onChange={(next) => onDraft({ remind_before: next === null ? null : Number(next) })}
          />
          <Select
            label={t('tasks:repeat.title')}
            placeholder={t('tasks:repeat.none')}
            clearable
            clearButtonProps={{ 'aria-label': t('common:clear') }}
            data={everies.map((each) => ({ value: each, label: t(`tasks:repeat.${each}`) }))}
            value={draft.repeat?.every ?? null}
            onChange={(next) => onDraft({ repeat: repeated(draft.repeat, next) })}
          />
        </Group>
        {draft.repeat ? (
          <RepeatFields
            repeat={draft.repeat}
            from={draft.date}
            court={court}
            error={errors.repeat ?? errors['repeat.until']}
            onRepeat={(repeat) => onDraft({ repeat })}
          />
        ) : null}
        <Checklist items={draft.checklist} onItems={(checklist) => onDraft({ checklist })} />
        <Textarea
          label={t('tasks:field.note')}
          maxRows={10}
          maxLength={4000}
          value={draft.note}
          error={errors.note}
          onChange={(event) => onDraft({ note: event.currentTarget.value })}
        />
        <FormError error={error} />
        <Group justify="space-between">
          <Group gap="xs">{children}</Group>
          <Group gap="xs">
            <Button variant="default" onClick={onCancel}>
              {t('common:cancel')}
            </Button>
            <Button type="submit" loading={isSaving} data-works-offline={isNew}>
              {t('common:save')}
            </Button>
          </Group>
        </Group>
      </Stack>
    </form>
  )
}

function MatterField({ draft, onDraft, error }: Pick<Props, 'draft' | 'onDraft'> & { error: string | undefined }) {
  const { t } = useTranslation('tasks')
  const [isChoosing, setChoosing] = useState(false)
  if (draft.matter)
    return (
      <div className={classes.ofMatter}>
        <span>
          <small>{t('field.matter')}</small>
          <MatterName matter={draft.matter} />
          {error ? <small role="alert">{error}</small> : null}
        </span>
        <Button
          variant="subtle"
          size="compact-sm"
          leftSection={<IconX size={14} aria-hidden="true" />}
          onClick={() => onDraft({ matter: null, ...(draft.category === 'Matter' && { category: 'Chamber' }) })}
        >
          {t('act.unlink')}
        </Button>
      </div>
    )
  if (!isChoosing)
    return (
      <Group>
        <Button variant="default" size="compact-md" onClick={() => setChoosing(true)}>
          {t('act.link')}
        </Button>
      </Group>
    )
  return (
    <ChooseMatter
      onChoose={(_id) => {
        setChoosing(false)
        onDraft({ matter: { _id, title: '' }, ...(draft.category === 'Chamber' && { category: 'Matter' }) })
      }}
    />
  )
}

function MatterName({ matter }: { matter: NonNullable<TaskDraft['matter']> }) {
  const known = useMatter(matter._id).data
  return (
    <strong>
      <Words>{matter.title || known?.title || '…'}</Words>
    </strong>
  )
}
