import { screen } from '@testing-library/react'
import { useState } from 'react'
import { expect, test } from 'vitest'
import { type Call, renderApp } from '../../../../test/render-app.tsx'
import type { MatterSearch } from '../matters.search.ts'
import { MatterCounts } from './matter-counts.tsx'

let shown: MatterSearch

function Counts() {
  const [search, setSearch] = useState<MatterSearch>({ q: 'Kusum' })
  shown = search
  return <MatterCounts search={search} onChange={(changes) => setSearch({ ...search, ...changes })} />
}

const counts = ({ query }: Call) => ({
  data:
    query.group === 'case_year'
      ? [
          { _id: '2024', title: '2024', count: 7 },
          { _id: '0', title: 'No year', count: 2 },
        ]
      : [{ _id: 'pending', title: '', count: 7 }],
})

test('a click on a count sets its filter, a second click removes it, and other filters stay', async () => {
  const { user } = await renderApp(<Counts />, { answers: { 'GET /api/model/matters': counts } })
  const pending = await screen.findByRole('button', { name: /Pending/ })
  await user.click(pending)
  expect(shown).toEqual({ q: 'Kusum', status: 'pending' })
  expect(pending.getAttribute('aria-pressed')).toBe('true')
  expect(screen.getAllByRole('button')).toHaveLength(2)
  await user.click(screen.getByRole('button', { name: /^2024/ }))
  expect(shown).toEqual({ q: 'Kusum', status: 'pending', year: 2024 })
  await user.click(pending)
  expect(shown).toEqual({ q: 'Kusum', status: undefined, year: 2024 })
})
