import { Button, Group, Stack } from '@mantine/core'
import type { Task } from '@peshi/contract/day/tasks'
import { addDays, type CourtDate, daysBetween } from '@peshi/contract/platform/dates'
import type { TaskId } from '@peshi/contract/platform/ids'
import { type FormEvent, useState } from 'react'
import { useCourtOf } from '../../matters/matters/matters.api.ts'
import { ApiError } from '../../platform/api/api-error.ts'
import { useTranslation } from '../../platform/i18n/use-translation.ts'
import { useCan } from '../../platform/session/use-session.ts'
import { FormError } from '../../platform/ui/form-error.tsx'
import { Words } from '../../platform/ui/words.tsx'
import { sayDate } from '../../trackers/clocks/say-date.ts'
import { placeAt, whenOf } from './task-draft.ts'
import classes from './task-form.module.css'
import { TaskModal } from './task-modal.tsx'
import { useOccurrence } from './tasks.api.ts'
import { WhenFields } from './when-fields.tsx'

interface Props {
  id: TaskId
  on: CourtDate
  onAll(): void
  onClose(): void
}

export function OccurrenceDialog({ id, on, onAll, onClose }: Props) {
  const { t } = useTranslation('tasks')
  return (
    <TaskModal id={id} title={t('occurrence.title')} onClose={onClose}>
      {(task) => <Occurrence task={task} on={on} onAll={onAll} onClose={onClose} />}
    </TaskModal>
  )
}

function Occurrence({ task, on, onAll, onClose }: Omit<Props, 'id'> & { task: Task }) {
  const { t } = useTranslation(['tasks', 'common'])
  const can = useCan()
  const { skip, move } = useOccurrence(task, on)
  const [when, setWhen] = useState(() => whenOf({ ...task, date: on, end_date: lastDay(task, on) }))
  const court = useCourtOf(task.matter?._id)
  const errors = move.error instanceof ApiError ? move.error.fields : {}
  const save = (event: FormEvent) => {
    event.preventDefault()
    move.mutate(placeAt(when), { onSuccess: onClose })
  }
  return (
    <form onSubmit={save} noValidate>
      <Stack gap="sm">
        <div>
          <strong>
            <Words>{task.title}</Words>
          </strong>
          <p className={classes.hint}>{t('tasks:occurrence.text', { date: sayDate(on) })}</p>
        </div>
        <WhenFields
          when={when}
          errors={errors}
          court={court}
          onWhen={(changes) => setWhen((before) => ({ ...before, ...changes }))}
        />
        <FormError error={move.error} />
        <Group justify="space-between">
          <Group gap="xs">
            <Button variant="default" onClick={onAll}>
              {t('tasks:occurrence.all')}
            </Button>
            {can('delete', 'Task') ? (
              <Button
                variant="subtle"
                color="red"
                loading={skip.isPending}
                onClick={() => skip.mutate(undefined, { onSuccess: onClose })}
              >
                {t('tasks:occurrence.skip')}
              </Button>
            ) : null}
          </Group>
          <Group gap="xs">
            <Button variant="default" onClick={onClose}>
              {t('common:cancel')}
            </Button>
            {can('update', 'Task') ? (
              <Button type="submit" loading={move.isPending}>
                {t('tasks:occurrence.move')}
              </Button>
            ) : null}
          </Group>
        </Group>
      </Stack>
    </form>
  )
}

const lastDay = ({ date, end_date }: Task, on: CourtDate): CourtDate => addDays(on, daysBetween(date, end_date))
