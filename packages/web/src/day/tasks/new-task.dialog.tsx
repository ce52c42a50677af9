import { useTranslation } from 'react-i18next'
import { closeOverlay } from '../../platform/actions/overlays.ts'
import { useDraft } from '../../platform/device/use-draft.ts'
import { Modal } from '../../platform/ui/layers.tsx'
import { knownOfTask, newTask } from './open-task.ts'
import { bodyOf, newDraft } from './task-draft.ts'
import { TaskForm } from './task-form.tsx'
import { useCreateTask } from './tasks.api.ts'

const close = () => closeOverlay(newTask)

export function NewTaskDialog() {
  const { t } = useTranslation('tasks')
  return (
    <Modal opened onClose={close} title={t('new')} size={560}>
      <NewTask />
    </Modal>
  )
}

function NewTask() {
  const { value, change, drop } = useDraft('task', 'new', () => newDraft(knownOfTask()))
  const create = useCreateTask()
  const done = () => {
    drop()
    close()
  }
  return (
    <TaskForm
      draft={value}
      onDraft={change}
      error={create.error}
      isSaving={create.isPending}
      isNew
      onSave={() => create.mutate(bodyOf(value), { onSuccess: done })}
      onCancel={done}
    />
  )
}
