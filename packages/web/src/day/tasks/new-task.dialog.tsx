import { closeOverlay } from '../../platform/actions/overlays.ts'
import { useDraft } from '../../platform/device/use-draft.ts'
import { useTranslation } from '../../platform/i18n/use-translation.ts'
import { Modal } from '../../platform/ui/layers.tsx'
import { type KnownOfTask, newTask } from './open-task.ts'
import { bodyOf, newDraft } from './task-draft.ts'
import { TaskForm } from './task-form.tsx'
import { useCreateTask } from './tasks.api.ts'

const close = () => closeOverlay(newTask)

export function NewTaskDialog({ about }: { about: KnownOfTask }) {
  const { t } = useTranslation('tasks')
  return (
    <Modal opened onClose={close} title={t('new')} size={560}>
      <NewTask known={about} />
    </Modal>
  )
}

function NewTask({ known }: { known: KnownOfTask }) {
  const { value, change, drop } = useDraft('task', 'new', () => newDraft(known))
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
