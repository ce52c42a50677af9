import type { DraftStart } from '@peshi/contract/papers/drafts'
import type { MatterId } from '@peshi/contract/platform/ids'
import { screen, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { renderApp } from '../../../test/render-app.tsx'
import { DraftDialog } from './draft.dialog.tsx'

const matterId = '01900000-0000-7000-8000-000000000003' as MatterId
const document = { _id: '01900000-0000-7000-8000-000000000009', name: 'Vakalatnama.pdf', word: 1, pdf: 2 }
const start: DraftStart = {
  fields: ['court_name', 'client_name', 'engaged_by'],
  optional: ['engaged_by'],
  values: { court_name: 'Civil Judge, Lucknow', engaged_by: 'Kusum Devi' },
  answered: ['engaged_by'],
  missing: ['client_name'],
  last: '2026-11-01T05:00:00.000Z',
  changed: [{ name: 'court_name', before: 'Civil Judge, Agra', after: 'Civil Judge, Lucknow' }],
}
const run = { bold: false, italic: false, underline: false, size: 12, is_page_number: false }
const paragraph = (text: string) => ({
  kind: 'paragraph',
  align: 'start',
  is_right_to_left: false,
  label: '',
  indent: 0,
  first_line: 0,
  before: 0,
  after: 0,
  begins_page: false,
  runs: [{ ...run, text }],
})
const templates = {
  papers: [
    { key: 'vakalatnama', languages: ['en', 'hi'], rule: 'CPC O. 3 r. 4' },
    { key: 'bail', languages: ['en'], rule: 'BNSS s. 480' },
  ],
  templates: [],
}

async function openDialog(make: (body: unknown) => object = () => ({ data: {}, message: '' })) {
  const onClose = vi.fn()
  const shown = await renderApp(<DraftDialog matterId={matterId} onClose={onClose} />, {
    answers: {
      'GET /api/drafts/templates': { data: templates },
      'POST /api/drafts/start': { data: start },
      'POST /api/drafts/preview': ({ body }) => {
        const { answers } = body as { answers: Record<string, string> }
        const blocks = [paragraph(`I, ${answers.client_name || '__________'}, appoint`)]
        return { data: { page: {}, head: [], foot: [], blocks, left_out: [] } }
      },
      'POST /api/drafts/make': ({ body }) => make(body),
    },
  })
  const dialog = within(await screen.findByRole('dialog'))
  const client = await dialog.findByLabelText<HTMLInputElement>('Client')
  const sent = (path: string) => shown.calls.filter((call) => call.path === path).map(({ body }) => body)
  return { ...shown, dialog, client, sent, onClose }
}

test('the dialog asks for missing fields, and shows remembered and changed values', async () => {
  const { dialog, client } = await openDialog()
  const missing = client.closest('form')?.querySelector('details')
  expect(missing?.contains(client)).toBe(false)
  expect(dialog.getByLabelText<HTMLInputElement>('Engaged by (empty if none)').value).toBe('Kusum Devi')
  expect(missing?.contains(dialog.getByLabelText('Engaged by (empty if none)'))).toBe(true)
  dialog.getByText('Court: Civil Judge, Agra → Civil Judge, Lucknow')
  dialog.getByText('An advocate must check this draft.')
})

test('the preview follows what is typed, and the made paper is opened', async () => {
  const { user, dialog, client, sent, onClose } = await openDialog(() => ({
    data: { matter_id: matterId, document },
    message: 'Made',
  }))
  await dialog.findByText('I, __________, appoint')
  await user.type(client, 'Sita Devi')
  await dialog.findByText('I, Sita Devi, appoint')
  await user.click(dialog.getByRole('button', { name: 'Make' }))
  expect(sent('/api/drafts/make')).toEqual([
    {
      matter_id: matterId,
      paper: 'vakalatnama',
      template_id: null,
      language: 'en',
      answers: { client_name: 'Sita Devi' },
    },
  ])
  await vi.waitFor(() => expect(onClose).toHaveBeenCalled())
})

test('another paper starts anew in a language that it has', async () => {
  const { user, dialog, sent } = await openDialog()
  await user.selectOptions(dialog.getByLabelText('Language'), 'hi')
  await user.selectOptions(dialog.getByLabelText('Paper'), 'bail')
  await dialog.findByText(/BNSS s. 480/)
  expect(sent('/api/drafts/start').at(-1)).toMatchObject({ paper: 'bail', language: 'en' })
  expect(dialog.queryByLabelText('Language')).toBeNull()
})

test('a refusal keeps what was typed, and is shown at its field', async () => {
  const refused = { success: false, code: 'invalid', message: 'No', fields: { client_name: 'Check this value' } }
  const { user, dialog, client, onClose } = await openDialog(() => refused)
  await user.type(client, 'Sita Devi')
  await user.click(dialog.getByRole('button', { name: 'Make' }))
  await dialog.findByText('Check this value')
  expect(client.value).toBe('Sita Devi')
  expect(onClose).not.toHaveBeenCalled()
})
