import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { matterWith } from '../../../test/matter.ts'
import { renderApp } from '../../../test/render-app.tsx'
import { Palette } from './palette.tsx'

const none = { total: 0, is_more: false, hits: [] }
const found = {
  ...{ orders: none, documents: none, notes: none, tasks: none },
  matters: { total: 1, is_more: false, hits: [{ matter: matterWith(), is_alike: false }] },
}

test.each(['before', 'after'])('if Enter is pressed %s the result appears, the found matter opens', async (when) => {
  const { user, path } = await renderApp(<Palette />, {
    ...{ role: 'advocate', answers: { 'GET /api/search': { data: found } } },
  })
  await user.type(await screen.findByRole('textbox', { name: 'Search' }), 'kusum')
  if (when === 'after') await screen.findAllByText(/Kusum Devi/)
  await user.keyboard('{Enter}')
  await waitFor(() => expect(path()).toBe(`/dashboard/matters/matter-preview/${matterWith()._id}`), { timeout: 5000 })
})
