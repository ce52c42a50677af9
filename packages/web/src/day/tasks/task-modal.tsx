import { FocusTrap, Skeleton } from '@mantine/core'
import type { TaskDetail } from '@peshi/contract/day/tasks'
import type { TaskId } from '@peshi/contract/platform/ids'
import type { ReactNode } from 'react'
import { sayError } from '../../platform/i18n/say-error.ts'
import { useTranslation } from '../../platform/i18n/use-translation.ts'
import { Modal } from '../../platform/ui/layers.tsx'
import { Message } from '../../platform/ui/message.tsx'
import { useTask } from './tasks.api.ts'

interface Props {
  id: TaskId
  title: string
  onClose(): void
  children(task: TaskDetail): ReactNode
}

export function TaskModal({ id, title, onClose, children }: Props) {
  const { t } = useTranslation('tasks')
  const { data: task, error } = useTask(id)
  return (
    <Modal opened onClose={onClose} title={title} size={560}>
      {/* Without this element, the close button would get the focus while the form loads. */}
      <FocusTrap.InitialFocus />
      {error && !task ? <Message title={t('failed_this')} text={sayError(error)} /> : null}
      {!task && !error ? <Skeleton height={320} aria-busy="true" /> : null}
      {task ? children(task) : null}
    </Modal>
  )
}
