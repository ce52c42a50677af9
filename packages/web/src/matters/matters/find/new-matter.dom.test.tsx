import { renderHook, screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { matterWith } from '../../../../test/matter.ts'
import { renderApp } from '../../../../test/render-app.tsx'
import { useOverlay } from '../../../platform/actions/overlays.ts'
import { openDevice } from '../../../platform/device/device.fixture.ts'
import { newOther } from '../open-new-matter.ts'
import { NewMatterDialog } from './new-matter.dialog.tsx'

const court = (unique_id: string, title: string) => ({
  _id: unique_id,
  unique_id,
  title,
  cli_slug: unique_id,
  type: 'high-court',
  findable: true,
})
const courts = {
  supremeCourts: [],
  highCourts: [court('hc-allahabad', 'Allahabad High Court'), court('hc-delhi', 'Delhi High Court')],
  districtCourts: [],
  tribunalsCourts: [],
}
const form = { by: ['case-number', 'cnr'], lists: {}, case_types: [{ code: '24', short: 'WRIC', title: 'Writ - C' }] }
const answers = {
  'GET /api/courts/all': courts,
  'GET /api/courts/hc-allahabad/form': { data: form },
  'GET /api/model/matters': { data: [] },
}

const openDialog = async () => {
  const app = await renderApp(<NewMatterDialog />, { role: 'advocate', answers })
  const quick = await screen.findByRole<HTMLInputElement>('textbox', { name: /Paste or type a case number/ })
  return { ...app, quick, court: screen.getByRole<HTMLInputElement>('combobox', { name: 'Court' }) }
}

test('a pasted CNR selects its court and the search by CNR', async () => {
  const { user, quick, court } = await openDialog()
  await user.click(quick)
  await user.paste('UPHC01-091234-2023')
  await waitFor(() => expect(court.value).toBe('Allahabad High Court'))
  expect((await screen.findByRole<HTMLInputElement>('textbox', { name: /^CNR/ })).value).toBe('UPHC010912342023')
})

test('a CNR of an unknown court can be kept before its court is chosen', async () => {
  const kept = { 'POST /api/matters/unread': { data: matterWith(), message: '' } }
  const { user, calls } = await renderApp(<NewMatterDialog />, { role: 'advocate', answers: { ...answers, ...kept } })
  await user.click(await screen.findByRole('textbox', { name: /Paste or type a case number/ }))
  await user.paste('MHPU010012342024')
  await user.click(await screen.findByRole('button', { name: 'Keep without reading' }))
  const sent = () => calls.find(({ path }) => path === '/api/matters/unread')?.body
  await waitFor(() => expect(sent()).toEqual({ cnr: 'MHPU010012342024' }))
})

test('choosing the same court again keeps the court', async () => {
  const { user, court } = await openDialog()
  for (let turn = 0; turn < 2; turn++) {
    await user.click(court)
    await user.click(await screen.findByRole('option', { name: /Allahabad High Court/ }))
    expect(court.value).toBe('Allahabad High Court')
  }
})

test('typing replaces the chosen court, and Enter chooses the matching court', async () => {
  const { user, court } = await openDialog()
  await user.click(court)
  await user.click(await screen.findByRole('option', { name: /Allahabad High Court/ }))
  await user.click(screen.getByRole('button', { name: 'Find' }))
  await user.click(court)
  await user.keyboard('delhi hi')
  expect(court.value).toBe('delhi hi')
  await user.keyboard('{Enter}')
  expect(court.value).toBe('Delhi High Court')
})

test('a search without a court asks for the court and sends no request', async () => {
  const { user, calls } = await openDialog()
  await user.click(screen.getByRole('button', { name: 'Find' }))
  await screen.findByText('Choose a court')
  expect(calls.some(({ path }) => path.endsWith('/find'))).toBe(false)
})

const field = (name: RegExp | string) => screen.getByRole<HTMLInputElement>('textbox', { name })

test('a paste without a case number clears the previous paste’s fields and shows a message', async () => {
  const { user, quick, court } = await openDialog()
  await user.click(court)
  await user.click(await screen.findByRole('option', { name: /Allahabad High Court/ }))
  await user.click(quick)
  await user.paste('WRIC/12345/2024')
  await waitFor(() => expect(field('Number').value).toBe('12345'))
  await user.clear(quick)
  await user.paste('see the enclosed order')
  expect([quick.value, field('Number').value, field('Year').value]).toEqual(['see the enclosed order', '', ''])
  expect(court.value).toBe('Allahabad High Court')
  await screen.findByText(/No case number/)
})

test('a court selected by a paste is removed when another text is pasted', async () => {
  const { user, quick, court } = await openDialog()
  await user.click(quick)
  await user.paste('UPHC010912342023')
  await waitFor(() => expect(court.value).toBe('Allahabad High Court'))
  await user.clear(quick)
  await user.paste('see the enclosed order')
  await waitFor(() => expect(court.value).toBe(''))
})

test('a case number may have digits of any script, and a message names a wrong character', async () => {
  const { user, calls, quick, court } = await openDialog()
  await user.click(court)
  await user.click(await screen.findByRole('option', { name: /Allahabad High Court/ }))
  await user.click(quick)
  await user.paste('WRIC/12345/2024')
  await waitFor(() => expect(field('Number').value).toBe('12345'))
  await user.clear(field('Number'))
  await user.type(field('Number'), '12O')
  await user.click(screen.getByRole('button', { name: 'Find' }))
  await screen.findByText(/“O” is not allowed here/)
  await user.clear(field('Number'))
  await user.type(field('Number'), '१२')
  await user.clear(field('Year'))
  await user.type(field('Year'), '२०२४')
  await user.click(screen.getByRole('button', { name: 'Find' }))
  await waitFor(() =>
    expect(calls.find(({ method }) => method === 'POST')?.body).toMatchObject({ case_number: '12', case_year: 2024 }),
  )
})

test('a search result that cannot be opened is shown with its text and the reason', async () => {
  const line = (pick: number, case_number: string) => ({
    pick,
    case_number,
    petitioner: 'ASHA SAMPLE',
    respondent: 'STATE',
    case_status: null,
    followed_by: null,
  })
  const found = {
    success: true,
    challenge: null,
    data: [],
    choice: { search_id: '0199a000-0000-7000-8000-000000000001', lines: [line(0, 'WRIC/1/2024')], expires_at: '' },
    unopened: [{ words: 'WRIC/2/2024 · ASHA SAMPLE · STATE', reason: 'no-link' }],
  }
  const { user } = await renderApp(<NewMatterDialog />, {
    role: 'advocate',
    answers: { ...answers, 'POST /api/courts/find': found },
  })
  await user.click(screen.getByRole('combobox', { name: 'Court' }))
  await user.click(await screen.findByRole('option', { name: /Allahabad High Court/ }))
  await user.click(await screen.findByRole('textbox', { name: /Paste or type a case number/ }))
  await user.paste('WRIC/1/2024')
  await user.click(screen.getByRole('button', { name: 'Find' }))
  const row = (await screen.findByText('WRIC/2/2024 · ASHA SAMPLE · STATE')).closest('li')
  expect(row?.textContent).toContain('has no link to it')
  expect(row?.querySelector('button')).toBeNull()
  expect(screen.getByRole('button', { name: /WRIC\/1\/2024/ })).toBeDefined()
})

test.each([
  [false, 'Order syncing is in progress, please check the orders after 30 minutes.'],
  [true, 'No program can fetch this court’s orders: open them on the court’s page, and drop each PDF here.'],
])('a saved case shows how its orders come (by hand: %s)', async (orders_by_hand, sentence) => {
  const found = {
    matter_id: 'c1',
    unique_id: 'hc-allahabad-WRIC-1-2024',
    unique_case_number: null,
    hc_name: 'hc-allahabad',
    court_title: 'Allahabad High Court',
    title: 'Asha v. State',
    case_type: 'WRIC',
    case_number: '1',
    case_year: 2024,
    cnr: null,
    case_status: 'pending',
    stage: null,
    next_date: null,
    coram: null,
    orders: 0,
    petitioner_advocates: [],
    respondent_advocates: [],
    read_at: '2026-11-20T04:00:00.000Z',
    followed_by: null,
  }
  const { user, path } = await renderApp(<NewMatterDialog />, {
    role: 'advocate',
    answers: {
      ...answers,
      'POST /api/courts/find': { challenge: null, data: [found], choice: null, unopened: [] },
      'PUT /api/matters': { data: { _id: 'm1' }, orders_by_hand },
    },
  })
  await user.click(screen.getByRole('combobox', { name: 'Court' }))
  await user.click(await screen.findByRole('option', { name: /Allahabad High Court/ }))
  await user.click(await screen.findByRole('textbox', { name: /Paste or type a case number/ }))
  await user.paste('WRIC/1/2024')
  await user.click(screen.getByRole('button', { name: 'Find' }))
  await user.click(await screen.findByRole('button', { name: 'Save matter' }))
  await screen.findByText(`Matter saved successfully! ${sentence}`)
  expect(path()).toBe('/dashboard/matters/matter-preview/m1')
})

test('a case that was searched for is not in the form the next time, but its court is', async () => {
  await openDevice('meera')
  const found = { success: true, challenge: null, data: [], choice: null, unopened: [] }
  const { user, unmount } = await renderApp(<NewMatterDialog />, {
    role: 'advocate',
    answers: { ...answers, 'POST /api/courts/find': found },
  })
  await user.click(screen.getByRole('combobox', { name: 'Court' }))
  await user.click(await screen.findByRole('option', { name: /Allahabad High Court/ }))
  await screen.findByRole('heading', { name: /Case search of .*Allahabad High Court/ })
  await user.click(await screen.findByRole('textbox', { name: /Paste or type a case number/ }))
  await user.paste('WRIC/1/2024')
  await user.click(screen.getByRole('button', { name: 'Find' }))
  await screen.findByText(/The court found no such case/)
  unmount()
  const next = await openDialog()
  await waitFor(() => expect(next.court.value).toBe('Allahabad High Court'))
  expect(next.quick.value).toBe('')
})

test('a court that is not in the list leads to a matter by hand with that court', async () => {
  const { user, court } = await openDialog()
  await user.click(court)
  await user.keyboard('arbitration centre')
  await user.click(await screen.findByRole('option', { name: /Add the matter by hand/ }))
  expect(renderHook(() => useOverlay()).result.current).toEqual({ overlay: newOther, about: 'arbitration centre' })
})

test('a court that cannot be searched says what to do instead, with a link to its site', async () => {
  const closed = { ...court('hc-patna', 'Patna High Court'), findable: false }
  const door = { connector: null, is_open: false, by: [], reason: null, site: null }
  const details = { ...closed, door, links: [{ kind: 'site', url: 'https://patna.example/' }] }
  const { user } = await renderApp(<NewMatterDialog />, {
    role: 'advocate',
    answers: {
      ...answers,
      'GET /api/courts/all': { ...courts, highCourts: [closed] },
      'GET /api/courts/hc-patna': { data: details },
      'GET /api/courts/hc-patna/form': { success: false, code: 'court-not-available', message: 'Not yet.' },
    },
  })
  await user.click(screen.getByRole('combobox', { name: 'Court' }))
  await user.click(await screen.findByRole('option', { name: /Patna High Court/ }))
  await screen.findByText(/Add the matter by hand/)
  const link = await screen.findByRole('link', { name: /Patna High Court/ })
  expect(link.getAttribute('href')).toBe('https://patna.example/')
})

test('a district whose site is a candidate offers to try it, and shows what another site says', async () => {
  const closed = { ...court('dc-kheda', 'District Court, Kheda at Nadiad'), type: 'district', findable: false }
  const site = { address: 'https://kheda.dcourts.gov.in/', state: 'candidate', said: null, read_at: null }
  const door = { connector: 'ecourts-district', is_open: false, by: [], reason: 'Refused.', site }
  const { user, calls } = await renderApp(<NewMatterDialog />, {
    role: 'advocate',
    answers: {
      ...answers,
      'GET /api/courts/all': { ...courts, districtCourts: [closed] },
      'GET /api/courts/dc-kheda': { data: { ...closed, door, links: [] } },
      'GET /api/courts/dc-kheda/form': { success: false, code: 'court-not-available', message: 'Not yet.' },
      'POST /api/courts/dc-kheda/site': { data: { ...site, state: 'unnamed', said: 'District Court Patan' } },
    },
  })
  await user.click(screen.getByRole('combobox', { name: 'Court' }))
  await user.click(await screen.findByRole('option', { name: /Kheda/ }))
  await screen.findByText('Peshi has not met this court’s site yet')
  await user.click(screen.getByRole('button', { name: 'Try' }))
  await screen.findByText(/calls itself .*District Court Patan/)
  expect(screen.queryByRole('button', { name: 'Try' })).toBeNull()
  expect(calls.filter(({ path }) => path.endsWith('/site'))).toHaveLength(1)
})
