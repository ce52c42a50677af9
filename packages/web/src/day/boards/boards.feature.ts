import type { Board } from '@peshi/contract/day/boards'
import { IconDeviceTv } from '@tabler/icons-react'
import type { Feature } from '../../platform/features/feature.ts'
import { boardStream } from './board-stream.ts'
import { keepBoard } from './boards.api.ts'

export const boardsFeature: Feature = {
  actions: [
    {
      kind: 'page',
      id: 'go-boards',
      order: 50,
      label: 'nav.boards',
      icon: IconDeviceTv,
      to: '/dashboard/displayboard',
      can: ['read', 'Court'],
      shortcut: 'g b',
      section: 'work',
      inBottomBar: true,
      shortLabel: 'nav.boardsShort',
    },
  ],
  streamPart: boardStream,
  live: {
    listing: () => [['boards']],
    'board.read': ({ board }, client) => {
      keepBoard(client, board as Board)
      return []
    },
  },
}
