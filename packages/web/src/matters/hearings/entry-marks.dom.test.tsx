import { addDays } from '@peshi/contract/platform/dates'
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { adjourned, entryWith } from '../../../test/hearing.ts'
import { renderApp } from '../../../test/render-app.tsx'
import { courtToday } from '../../platform/clock/server-time.ts'
import { EntryOutcome } from './entry-marks.tsx'

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
