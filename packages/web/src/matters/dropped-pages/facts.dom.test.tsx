import type { PageCase } from '@peshi/contract/matters/dropped-pages'
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderApp } from '../../../test/render-app.tsx'
import { courtToday } from '../../platform/clock/server-time.ts'
import { CaseFacts } from './facts.tsx'

const shown: PageCase = {
  court: null,
  court_name: null,
  cnr: null,
  case_type: 'OS',
  case_number: '12',
  case_year: 2014,
  petitioner: null,
  respondent: null,
  case_status: 'pending',
  stage: null,
  next_date: '2099-12-09',
  coram: null,
  court_no: null,
  hearings: [
    { date: '2014-03-13', next_date: null, stage: null, coram: null, business: null },
    { date: '2026-11-02', next_date: null, stage: null, coram: null, business: null },
  ],
  orders: [{ date: '2014-04-22', number: '1', judge: null, kind: 'order' }],
}

test('a note says if a dropped page’s next date is past or earlier than the matter’s next date', async () => {
  const first = await renderApp(<CaseFacts shown={{ ...shown, next_date: '2014-12-09' }} laterDate={null} />)
  await screen.findByText('09-12-2014 is past: it is added as a past hearing')
  first.unmount()
  const second = await renderApp(<CaseFacts shown={shown} laterDate="2099-12-21" />)
  await screen.findByText('09-12-2099: the matter keeps its later next date, 21-12-2099')
  second.unmount()
  await renderApp(<CaseFacts shown={{ ...shown, next_date: courtToday() }} laterDate={null} />)
  expect(screen.queryByText(/past/)).toBeNull()
})

test('past hearings and orders of a dropped page are shown before they are added', async () => {
  await renderApp(<CaseFacts shown={shown} laterDate={null} />)
  await screen.findByText('02-11-2026, 13-03-2014')
  await screen.findByText('22-04-2014')
})
