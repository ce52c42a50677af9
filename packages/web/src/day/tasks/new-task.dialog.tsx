import { useMediaQuery } from '@mantine/hooks'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { closeOverlay } from '../../platform/actions/overlays.ts'
import { Modal } from '../../platform/ui/layers.tsx'
import { knownOfTask, newTask } from './open-task.ts'
import { bodyOf, newDraft } from './task-draft.ts'
import { TaskForm } from './task-form.tsx'
import { useCreateTask } from './tasks.api.ts'

const close = () => closeOverlay(newTask)

/** A task from anywhere. Without a network it waits in the browser. */
export function NewTaskDialog() {
  const { t } = useTranslation('tasks')
  const isPhone = useMediaQuery('(max-width: 36em)', false, { getInitialValueInEffect: false })
  const [draft, setDraft] = useState(() => newDraft(knownOfTask()))
  const create = useCreateTask()
  return (
    <Modal
      opened
      onClose={close}
      title={t('new')}
      size={560}
      fullScreen={isPhone}
      closeOnClickOutside={false}
      closeButtonProps={{ 'aria-label': t('close') }}
    >
      <TaskForm
        draft={draft}
        onDraft={(changes) => setDraft((before) => ({ ...before, ...changes }))}
        error={create.error}
        failed={t('failed_add')}
        isSaving={create.isPending}
        isNew
        onSave={() => create.mutate(bodyOf(draft), { onSuccess: close })}
        onCancel={close}
      />
    </Modal>
  )
}
