import { addDays } from '@peshi/contract/platform/dates'
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { adjourned, entryWith } from '../../../test/hearing.ts'
import { renderApp } from '../../../test/render-app.tsx'
import { courtToday } from '../../platform/clock/server-time.ts'
import { EntryMarks, EntryOutcome } from './entry-marks.tsx'
import { ListSteps } from './list-steps.tsx'

test.each([
  ['a past day', -1, null, true],
  ['today', 0, null, true],
  ['a future day', 1, null, false],
  ['a future day with an outcome', 1, adjourned, true],
])('for %s, the outcome button is shown only if an outcome may be entered', async (_, ahead, outcome, isOpen) => {
  const entry = entryWith({ date: addDays(courtToday(), ahead), outcome })
  await renderApp(
    <main>
      <EntryOutcome entry={entry} />
    </main>,
    { role: 'advocate' },
  )
  await screen.findByRole('main')
  expect(screen.queryAllByRole('button')).toHaveLength(isOpen ? 1 : 0)
})

test('a deleted item shows where the matter is now, the court’s words, and which list said what', async () => {
  const at = '2026-11-19T13:30:00Z'
  const place = { court_no: '7', item: '28' }
  const entry = entryWith({
    ...place,
    source: 'list',
    is_dropped: true,
    change: { kind: 'deleted', instead: 'DB-II', text: 'ITEM NO. 28 IS DELETED', list: 'Deletion note', at },
    steps: [
      { ...place, kind: 'listed', list: 'Advance list', at: '2026-11-19T12:00:00Z' },
      { ...place, kind: 'deleted', list: 'Deletion note', at },
    ],
  })
  await renderApp(
    <main>
      <EntryMarks entry={entry} />
      <ListSteps entry={entry} />
    </main>,
  )
  expect((await screen.findByText('ITEM NO. 28 IS DELETED')).getAttribute('dir')).toBe('auto')
  expect(screen.getAllByText('Deleted from the list')).toHaveLength(2)
  screen.getByText(/^now .DB-II/)
  screen.getByText(/Advance list/)
  expect(screen.queryByText('no longer listed')).toBeNull()
})

test('a judge who does not sit is shown beside the item', async () => {
  const change = { kind: 'not-sitting', instead: null, text: 'WILL NOT HOLD COURT', list: 'Note', at: '' } as const
  await renderApp(<EntryMarks entry={entryWith({ source: 'list', item: '3', change })} />)
  await screen.findByText('Judge not sitting')
})

test('the next date that the list prints is shown as what the list says', async () => {
  await renderApp(<EntryMarks entry={entryWith({ source: 'list', item: '3', list_next_date: '2026-12-21' })} />)
  expect((await screen.findByText('List says next date:', { exact: false })).textContent).toContain('21-12-2026')
})
