import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { entryWith } from '../../../../test/hearing.ts'
import { matterWith } from '../../../../test/matter.ts'
import { type Call, renderApp } from '../../../../test/render-app.tsx'
import { loadWords } from '../../../platform/i18n/i18n.ts'
import { Overlays } from '../../../platform/shell/overlays.tsx'
import { EntryTable } from '../entry-table.tsx'

const matter = { ...matterWith(), counts: {}, beside: {}, record: null, sync: { state: 'idle' } }
const entry = entryWith({ date: '2026-11-20' })

async function openDay() {
  await loadWords('hearings', 'matters', 'causeLists', 'offline')
  return renderApp(
    <>
      <EntryTable entries={[entry]} />
      <Overlays />
    </>,
    {
      role: 'advocate',
      answers: {
        [`GET /api/matters/${entry.matter_id}`]: { data: matter },
        [`GET /api/hearing/matter/${entry.matter_id}`]: { data: [entry] },
        [`GET /api/hearing/outcomes/${entry.matter_id}`]: { data: ['adjourned', 'part-heard', 'disposed'] },
        'GET /api/hearing/people': { data: [] },
        'GET /api/hearing/load': { data: [] },
        'GET /api/courts/health': { data: [] },
        'POST /api/hearing/outcome': ({ body }: Call) => ({ data: [{ ...entry, outcome: body }], undo: null }),
      },
    },
  )
}

const savedOf = (calls: Call[]) =>
  calls.find(({ method, path }) => method === 'POST' && path === '/api/hearing/outcome')

function countEvents(type: 'keydown' | 'pointerdown') {
  let count = 0
  document.addEventListener(type, () => (count += 1), { capture: true })
  return () => count
}

test('from the row to a saved outcome, the keyboard needs three keys', async () => {
  const { user, calls } = await openDay()
  const row = await screen.findByRole('link', { name: entry.ctitle })
  row.focus()
  const keys = countEvents('keydown')
  await user.keyboard('o')
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('radio', { name: /Adjourned/ })), {
    timeout: 10_000,
  })
  await user.keyboard('2')
  await user.keyboard('{Enter}')
  await waitFor(() => expect(savedOf(calls)).toBeDefined(), { timeout: 10_000 })
  expect([savedOf(calls)?.body, keys()]).toMatchObject([{ outcome: 'part-heard', date: '2026-11-20' }, 3])
  await screen.findByRole('button', { name: 'Set next date' })
  await user.keyboard('{Enter}')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
}, 30_000)

test('from the row to a saved outcome with its next date, the thumb needs four taps', async () => {
  const { user, calls } = await openDay()
  const taps = countEvents('pointerdown')
  await user.click(await screen.findByRole('button', { name: /Outcome of/ }))
  await user.click(await screen.findByText('Adjourned', undefined, { timeout: 10_000 }))
  await user.click(screen.getByText('in 4 weeks'))
  // Finds the button by text, because a query by role takes seconds in a page with a calendar.
  await user.click(screen.getByText('Save').closest('button') as HTMLElement)
  await waitFor(() => expect(savedOf(calls)).toBeDefined(), { timeout: 10_000 })
  expect([savedOf(calls)?.body, taps()]).toMatchObject([{ outcome: 'adjourned', next_date: '2026-12-18' }, 4])
}, 30_000)
