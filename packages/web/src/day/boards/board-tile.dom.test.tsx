import type { CourtId } from '@peshi/contract/platform/ids'
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderApp } from '../../../test/render-app.tsx'
import { loadWords } from '../../platform/i18n/i18n.ts'
import { readSession } from '../../platform/session/session.ts'
import { BoardTile } from './board-tile.tsx'

test('a message confirms the choice of the default board', async () => {
  await loadWords('boards', 'account')
  const court = 'hc-delhi' as CourtId
  const board = {
    court_id: court,
    title: 'Delhi High Court',
    rooms: [],
    notices: [],
    read_at: null,
    failing_since: null,
    problem: null,
    off: null,
  }
  const { user, calls } = await renderApp(<BoardTile court={court} isDefault={false} />, {
    answers: {
      'GET /api/display_board/hc-delhi': { data: board, mine: [] },
      'POST /api/users/update': () => ({ userData: { ...readSession()?.userData, court_id: court } }),
    },
  })
  await user.click(await screen.findByRole('button', { name: /^Open first/ }))
  await screen.findByText('Default Display Board Updated Successfully!')
  expect(calls.at(-1)?.body).toEqual({ court_id: court })
})
