import { screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { matterWith } from '../../../test/matter.ts'
import { renderApp } from '../../../test/render-app.tsx'
import { Palette } from './palette.tsx'
import { paletteQuery } from './palette-query.ts'

afterEach(() => paletteQuery.set(''))

const none = { total: 0, is_more: false, hits: [] }
const found = {
  orders: none,
  documents: none,
  notes: none,
  tasks: none,
  clients: none,
  firs: none,
  caveats: none,
  invoices: none,
  matters: { total: 1, is_more: false, hits: [{ matter: matterWith(), is_alike: false }] },
}

test('clients, FIRs, caveats and invoices are shown under their kinds and lead to their pages', async () => {
  const one = <Hit,>(hit: Hit) => ({ total: 1, is_more: false, hits: [{ ...hit, is_alike: true }] })
  const records = {
    matters: none,
    orders: none,
    documents: none,
    notes: none,
    tasks: none,
    clients: one({ _id: 'c1', name: 'Zubaida Khatoon', kind: 'person' }),
    firs: one({ _id: 'f1', number: '12', year: 2026, police_station: 'Hazratganj', district: 'Lucknow' }),
    caveats: one({ _id: 'v1', caveator: 'Zubaida', caveatee: 'Ram', court_title: 'District Court, Prayagraj' }),
    invoices: one({ _id: 'i1', number: 'INV/1', name: 'Zubaida', subject: 'Plaint', state: 'sent' }),
  }
  for (const [shown, to] of [
    ['Zubaida Khatoon', '/others/clients/c1'],
    ['FIR 12/2026, Hazratganj', '/trackers/firtracker/fir-preview/f1/fir'],
    ['Zubaida v. Ram', '/trackers/up-caveat/up-caveat-preview/v1/caveat'],
    ['INV/1', '/others/invoices/invoice/i1'],
  ] as const) {
    const { user, path, unmount } = await renderApp(<Palette />, {
      role: 'owner',
      answers: { 'GET /api/search': { data: records } },
    })
    await user.type(await screen.findByRole('textbox', { name: 'Search' }), 'zubeda')
    await user.click(await screen.findByText(shown))
    await waitFor(() => expect(path()).toBe(to), { timeout: 5000 })
    unmount()
    paletteQuery.set('')
  }
})

test.each(['before', 'after'])('if Enter is pressed %s the result appears, the found matter opens', async (when) => {
  const { user, path } = await renderApp(<Palette />, {
    role: 'advocate',
    answers: { 'GET /api/search': { data: found } },
  })
  await user.type(await screen.findByRole('textbox', { name: 'Search' }), 'kusum')
  if (when === 'after') await screen.findAllByText(/Kusum Devi/)
  await user.keyboard('{Enter}')
  await waitFor(() => expect(path()).toBe(`/dashboard/matters/matter-preview/${matterWith()._id}`), { timeout: 5000 })
})
