import { IconCalendarCheck } from '@tabler/icons-react'
import { matterTabPanels } from '../../matters/matters/detail/matter-slots.ts'
import { fill } from '../../platform/features/define-slot.ts'
import type { Feature } from '../../platform/features/feature.ts'
import { openNewTask } from './open-task.ts'
import { taskWriting, tickWriting } from './task-writings.ts'

export const tasksFeature: Feature = {
  actions: [
    {
      kind: 'page',
      id: 'go-tasks',
      order: 20,
      label: 'nav.calendar',
      icon: IconCalendarCheck,
      to: '/tasks/calendar',
      can: ['read', 'Task'],
      shortcut: 'g j',
      section: 'work',
      inBottomBar: true,
    },
    {
      kind: 'command',
      id: 'new-task',
      order: 320,
      label: 'newTask',
      icon: IconCalendarCheck,
      run: () => openNewTask(),
      can: ['create', 'Task'],
      shortcut: 'n t',
      creates: true,
    },
  ],
  live: {
    task: () => [['tasks']],
  },
  writings: [taskWriting, tickWriting],
  kept: [['tasks']],
  fills: [
    fill(matterTabPanels, {
      order: 10,
      can: ['read', 'Task'],
      words: ['tasks', 'offline'],
      load: async () => {
        const { MatterTasks } = await import('./matter-tasks.tsx')
        return { tab: 'tasks' as const, show: ({ matter }) => <MatterTasks matter={matter} /> }
      },
    }),
  ],
}
