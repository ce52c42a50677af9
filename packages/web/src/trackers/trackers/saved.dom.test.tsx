import type { AppealTrackerId, CourtId, MatterId } from '@peshi/contract/platform/ids'
import { screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { renderApp } from '../../../test/render-app.tsx'
import { loadWords } from '../../platform/i18n/i18n.ts'
import { AppealDrawer } from '../appeals/appeal-drawer.tsx'
import { useDeleteAppeals } from '../appeals/appeals.api.ts'
import { NewAppealDialog } from '../appeals/new-appeal.dialog.tsx'
import { CaveatForm } from '../caveats/caveat-form.tsx'

test('a saved caveat shows the message of the tracker', async () => {
  await loadWords('caveats', 'matters', 'trackers')
  const caveat = {
    court_ref: 'c1',
    caveat_number: '44',
    caveat_year: 2026,
    caveator: 'Asha Rai',
    caveatee: 'Ravi Rao',
    lodged_on: '2026-10-01',
    subject: null,
    matched_case: null,
    tracker_id: null,
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
  const choices = { data: [{ _id: '9', title: 'Delhi' }] }
  const { user, calls, path } = await renderApp(<NewAppealDialog about={'m1' as MatterId} />, {
    answers: {
      'GET /api/sci/appeal/from/m1': {
        data: {
          matter_id: 'm1',
          court_id: '1',
          state_id: '9',
          tracking_court_id: '9',
          case_type_id: '9',
          case_number: '12',
          case_year: 2026,
          judgment_date: '2026-10-01',
          petitioner: 'Asha Rai',
          respondent: null,
          tracker_id: null,
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

test('a matter made of a found appeal shows its message, and opens', async () => {
  await loadWords('appeals', 'matters', 'trackers')
  const id = 'a1' as AppealTrackerId
  const hit = {
    _id: 'h1',
    source: 'search',
    diary_number: '7',
    diary_year: '2026',
    case_number: 'SLP(C)/7/2026',
    petitioner: 'Asha Rai',
    respondent: 'Ravi Rao',
    status: null,
    registered_on: null,
    listed_on: null,
    item: null,
    found_at: '2026-11-01T00:00:00.000Z',
    state: 'new',
    matter_id: null,
  }
  const tracker = {
    _id: id,
    unique_id: 'x',
    matter_id: null,
    court_id: '1',
    state_id: '9',
    tracking_court_id: '9',
    case_type_id: '9',
    state: 'Delhi',
    bench: 'Delhi',
    case_type: 'WP',
    case_number: '12',
    case_year: 2026,
    judgment_date: '2026-10-01',
    petitioner: 'Asha Rai',
    respondent: 'Ravi Rao',
    note: null,
    check_every: 7,
    margin_days: 30,
    tracker_state: 'found',
    limitation_ends: '2026-12-30',
    stops_on: '2027-01-29',
    stopped_at: null,
    stop_reason: null,
    last_checked_at: null,
    next_check_at: null,
    last_result: null,
    hits: [hit],
    created_at: '2026-10-01T00:00:00.000Z',
    version: 1,
  }
  const { user, path } = await renderApp(<AppealDrawer id={id} onClose={vi.fn()} />, {
    answers: {
      'GET /api/sci/appeal/a1': { data: tracker },
      'POST /api/sci/appeal/a1/hits/h1/matter': { data: { matter_id: 'm1', tracker } },
    },
  })
  await user.click(await screen.findByRole('button', { name: 'Add as matter' }))
  await screen.findByText('Case Added successfully!')
  expect(path()).toBe('/dashboard/matters/matter-preview/m1')
})

function DeleteTracker() {
  const remove = useDeleteAppeals()
  return (
    <button type="button" onClick={() => remove(['a1'])}>
      Delete
    </button>
  )
}

test('a deleted tracker shows its message', async () => {
  await loadWords('trackers')
  const { user } = await renderApp(<DeleteTracker />, {
    answers: { 'POST /api/sci/appeals/delete': { data: { ids: ['a1'] } } },
  })
  await user.click(await screen.findByRole('button', { name: 'Delete' }))
  expect(await screen.findByText('Tracker deleted successfully!')).toBeDefined()
})
