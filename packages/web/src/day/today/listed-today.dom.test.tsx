import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { matterWith } from '../../../test/matter.ts'
import { renderApp } from '../../../test/render-app.tsx'
import { loadWords } from '../../platform/i18n/i18n.ts'
import { ListedToday } from './listed-today.tsx'

test('columns that no row fills leave their room to the titles', async () => {
  await loadWords('today', 'calls', 'matters', 'hearings', 'causeLists')
  const title = 'Ram Lal and Others v. State of Uttar Pradesh through Principal Secretary'
  const day = { calls: [], clashes: [], people: [], alerts: [], items_before: 3 }
  await renderApp(<ListedToday matters={[matterWith({ title })]} outcomes={[]} total={1} />, {
    answers: { 'GET /api/call_time': { data: day } },
  })
  await screen.findByRole('link', { name: title })
  expect(screen.getAllByRole('columnheader')).toHaveLength(3)
})
