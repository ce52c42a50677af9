import type { CourtDate } from '@peshi/contract/platform/dates'
import { screen } from '@testing-library/react'
import { useState } from 'react'
import { expect, test } from 'vitest'
import { renderApp } from '../../../test/render-app.tsx'
import { loadWords } from '../../platform/i18n/i18n.ts'
import { DayList } from './day-list.tsx'
import { FilterDialog } from './filter.dialog.tsx'
import { FilterChips } from './filter-chips.tsx'
import type { HearingsSearch } from './hearings.search.ts'

function Hearings() {
  const [search, setSearch] = useState<HearingsSearch>({})
  const [isFiltering, setFiltering] = useState(false)
  const change = (changes: Partial<HearingsSearch>) => setSearch((before) => ({ ...before, ...changes }))
  return (
    <>
      <button type="button" onClick={() => setFiltering(true)}>
        Filter
      </button>
      <FilterChips search={search} onChange={change} />
      <DayList search={search} onChange={change} />
      {isFiltering ? <FilterDialog search={search} onApply={change} onClose={() => setFiltering(false)} /> : null}
    </>
  )
}

test('days and courts are chosen in the dialog, removed one by one, and cleared', async () => {
  await loadWords('hearings', 'matters')
  const reply = { data: [], meta: { from: '2026-12-01' as CourtDate, to: '2026-12-05' as CourtDate, is_cut: false } }
  const { user, calls } = await renderApp(<Hearings />, {
    answers: {
      'GET /api/hearing': reply,
      'POST /api/hearing/filter': reply,
      'GET /api/model/matters': { data: [{ _id: 'hc-delhi', title: 'Delhi High Court', count: 2 }] },
    },
  })
  const last = () => calls.filter(({ path }) => path.startsWith('/api/hearing')).at(-1)
  const choose = async () => {
    await user.click(screen.getByRole('button', { name: 'Filter' }))
    await user.type(await screen.findByLabelText('From'), '01-12-2026')
    await user.type(screen.getByLabelText('To'), '05-12-2026')
    await user.click(await screen.findByRole('checkbox', { name: /Delhi High Court/ }))
    await user.click(screen.getByRole('button', { name: 'Apply' }))
    await expect.poll(() => last()?.body).toEqual({ dates: ['2026-12-01', '2026-12-05'], courts: ['hc-delhi'] })
  }
  await choose()
  await user.click(await screen.findByRole('button', { name: 'Remove the dates' }))
  await expect.poll(() => last()?.body).toEqual({ dates: [], courts: ['hc-delhi'] })
  await user.click(await screen.findByRole('button', { name: /^Remove .*delhi/i }))
  await expect.poll(() => screen.queryByRole('button', { name: /^Remove/ })).toBeNull()

  await choose()
  await user.click(screen.getByRole('button', { name: 'Filter' }))
  await user.click(await screen.findByRole('button', { name: 'Clear' }))
  await expect.poll(() => screen.queryByRole('button', { name: /^Remove/ })).toBeNull()
  expect(screen.queryByRole('dialog')).toBeNull()
})

test('in the calendar, the dialog offers courts only', async () => {
  await loadWords('hearings', 'matters')
  const chosen: Partial<HearingsSearch>[] = []
  const { user } = await renderApp(
    <FilterDialog isByCourt search={{}} onApply={(changes) => chosen.push(changes)} onClose={() => undefined} />,
    { answers: { 'GET /api/model/matters': { data: [{ _id: 'hc-delhi', title: 'Delhi High Court', count: 2 }] } } },
  )
  await user.click(await screen.findByRole('checkbox', { name: /Delhi High Court/ }))
  expect(screen.queryByLabelText('From')).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Apply' }))
  expect(chosen.map(({ courts }) => courts)).toEqual(['hc-delhi'])
})
