import type { CourtId } from '@peshi/contract/platform/ids'
import { createRoute } from '@tanstack/react-router'
import { shellRoute } from '../../app/layouts.ts'
import { courtIdForm, readForm, readOneOf } from '../../app/read-search.ts'
import { lazyPage } from '../../platform/features/lazy-page.ts'
import { boardItem, boardTools, replay } from './board-slots.ts'

interface BoardSearch {
  court?: CourtId
  wall?: 1
}

function readBoardSearch(raw: Record<string, unknown>): BoardSearch {
  const court = readForm<CourtId>(courtIdForm, raw.court)
  const wall = readOneOf([1] as const, raw.wall)
  return { ...(court && { court }), ...(wall && { wall }) }
}

const boards = createRoute({
  getParentRoute: () => shellRoute,
  path: '/dashboard/displayboard',
  staticData: { title: 'boards:title', resource: 'Court' },
  validateSearch: readBoardSearch,
  component: lazyPage(
    () => import('./boards.page.tsx'),
    'BoardsPage',
    'boards',
    'hearings',
    'account',
    replay,
    boardItem,
    boardTools,
  ),
})

export const boardsRoutes = [boards] as const
