import type { CourtId, MatterId } from '@peshi/contract/platform/ids'
import { screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { renderApp } from '../../../test/render-app.tsx'
import { loadWords } from '../../platform/i18n/i18n.ts'
import { NewAppealDialog } from '../appeals/new-appeal.dialog.tsx'
import { openNewAppeal } from '../appeals/open-new-appeal.ts'
import { CaveatForm } from '../caveats/caveat-form.tsx'

test('a saved caveat shows the message of the tracker', async () => {
  await loadWords('caveats', 'matters', 'trackers')
  const caveat = {
    ...{ court_ref: 'c1', caveat_number: '44', caveat_year: 2026, caveator: 'Asha Rai', caveatee: 'Ravi Rao' },
    ...{ lodged_on: '2026-10-01', subject: null, matched_case: null, tracker_id: null },
  }
  const onSaved = vi.fn()
  const { user, calls } = await renderApp(
    <CaveatForm
      found={{ court: 'dc-agra' as CourtId, establishment: '1', caveat }}
      onClose={vi.fn()}
      onSaved={onSaved}
    />,
    {
      answers: {
        'GET /api/caveat_tracker/up_districts': { data: [] },
        'PUT /api/caveat_tracker': { data: { _id: 'k1' } },
      },
    },
  )
  await user.click(await screen.findByRole('button', { name: 'Save' }))
  expect(await screen.findByText('Tracker saved successfully!')).toBeDefined()
  expect(calls.find(({ method }) => method === 'PUT')?.body).toMatchObject({ court_ref: 'c1', caveator: 'Asha Rai' })
  expect(onSaved).toHaveBeenCalledWith({ _id: 'k1' })
})

test('a saved tracker of a judgment shows its message, and opens', async () => {
  await loadWords('appeals', 'matters', 'trackers')
  openNewAppeal('m1' as MatterId)
  const choices = { data: [{ _id: '9', title: 'Delhi' }] }
  const { user, calls, path } = await renderApp(<NewAppealDialog />, {
    answers: {
      'GET /api/sci/appeal/from/m1': {
        data: {
          ...{ matter_id: 'm1', court_id: '1', state_id: '9', tracking_court_id: '9', case_type_id: '9' },
          ...{ case_number: '12', case_year: 2026, judgment_date: '2026-10-01', petitioner: 'Asha Rai' },
          ...{ respondent: null, tracker_id: null },
        },
      },
      'GET /api/sci/get_states': choices,
      'GET /api/sci/get_bench': choices,
      'GET /api/sci/get_case_types': choices,
      'POST /api/sci/appeal': { data: { _id: 'a1' } },
    },
  })
  await user.click(await screen.findByRole('button', { name: 'Save' }))
  expect(await screen.findByText('Tracker saved successfully!')).toBeDefined()
  expect(calls.find(({ method }) => method === 'POST')?.body).toMatchObject({ case_number: '12', matter_id: 'm1' })
  expect(path()).toBe('/trackers/sci-tracker/tracker-list')
})
