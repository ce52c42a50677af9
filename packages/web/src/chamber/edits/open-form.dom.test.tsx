import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderApp } from '../../../test/render-app.tsx'
import { TagsDialog } from '../../matters/lists/tags.dialog.tsx'
import { mattersFeature } from '../../matters/matters/matters.feature.tsx'
import { loadFeatures, provideFeatures } from '../../platform/features/feature.ts'
import { refetchAfter } from '../../platform/features/follow-live.ts'
import { i18n } from '../../platform/i18n/i18n.ts'

const at = '2026-11-20T06:00:00Z'

test('an open form says who changed its record meanwhile, and keeps what is typed', async () => {
  await i18n.loadNamespaces(['lists'])
  provideFeatures(async () => [mattersFeature])
  await loadFeatures()
  let tag = { _id: 't1', name: 'Bail', matters: 2, version: 1, edited_by: null as string | null, edited_at: at }
  const { client, user } = await renderApp(<TagsDialog onClose={() => undefined} />, {
    answers: {
      'GET /api/tags': () => ({ data: [tag] }),
      'GET /api/team/members': () => ({ data: [{ _id: 'p1', name: 'Meera' }] }),
    },
  })
  await user.click(await screen.findByRole('button', { name: /Rename/ }))
  const field = screen.getByRole('textbox', { name: /Rename/ })
  await user.clear(field)
  await user.type(field, 'Urgent')
  expect(screen.queryByRole('status')).toBeNull()

  tag = { ...tag, name: 'Bail matters', version: 2, edited_by: 'p1' }
  const subject = { kind: 'tag', id: 't1' }
  refetchAfter({ type: 'tag.renamed', matter_id: null, subject, by: null, at }, client)
  const note = await screen.findByRole('status')
  await expect.poll(() => note.textContent).toContain('Meera')
  expect(screen.getByRole<HTMLInputElement>('textbox').value).toBe('Urgent')
})
