import { Button, Group, Stack } from '@mantine/core'
import type { Task } from '@peshi/contract/day/tasks'
import { type ReactNode, useState } from 'react'
import { useTranslation } from '../../platform/i18n/use-translation.ts'
import { Modal } from '../../platform/ui/layers.tsx'
import { Words } from '../../platform/ui/words.tsx'
import { type Ticked, useTickTask } from './tasks.api.ts'

type Toggled = Ticked & Pick<Task, 'missed'>

/** Completes or reopens a task. If a repeated task was missed several times, `question` asks once about all of them. */
export function useTick(onDone?: () => void) {
  const tick = useTickTask()
  const [asked, setAsked] = useState<Toggled | null>(null)
  const send = (task: Ticked, withMissed?: true) => {
    setAsked(null)
    tick.mutate({ task, ...(withMissed && { withMissed }) }, { onSuccess: onDone })
  }
  const question: ReactNode = asked ? (
    <AskMissed
      title={asked.title}
      count={asked.missed}
      onAll={() => send(asked, true)}
      onOne={() => send(asked)}
      onClose={() => setAsked(null)}
    />
  ) : null
  return {
    isPending: tick.isPending,
    toggle: (task: Toggled) => (!task.is_done && task.missed > 0 ? setAsked(task) : send(task)),
    question,
  }
}

interface AskProps {
  title: string
  count: number
  onAll(): void
  onOne(): void
  onClose(): void
}

function AskMissed({ title, count, onAll, onOne, onClose }: AskProps) {
  const { t } = useTranslation(['tasks', 'common'])
  return (
    <Modal opened onClose={onClose} title={t('tasks:missed.title')}>
      <Stack gap="md">
        <div>
          <strong className="anywhere">
            <Words>{title}</Words>
          </strong>
          <p>{t('tasks:missed.text', { count })}</p>
        </div>
        <Group justify="end" gap="xs">
          <Button variant="default" data-works-offline onClick={onOne}>
            {t('tasks:missed.one')}
          </Button>
          <Button data-works-offline data-autofocus onClick={onAll}>
            {t('tasks:missed.all')}
          </Button>
        </Group>
      </Stack>
    </Modal>
  )
}
