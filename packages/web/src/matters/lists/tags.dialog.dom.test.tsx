import type { TagId } from '@peshi/contract/platform/ids'
import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { renderApp } from '../../../test/render-app.tsx'
import type { CountedTag } from './tags.api.ts'
import { TagsDialog } from './tags.dialog.tsx'

const unedited = { version: 1, edited_by: null, edited_at: null }
const bail = { ...unedited, _id: '01900000-0000-7000-8000-0000000000f1' as TagId, name: 'Bail', matters: 2 }
const urgent = { ...unedited, _id: '01900000-0000-7000-8000-0000000000f2' as TagId, name: 'Urgent', matters: 0 }
let tags: CountedTag[]
beforeEach(() => {
  tags = [bail, urgent]
})

const refusal = 'Another tag has this name. Choose another name.'

async function openDialog(role: 'owner' | 'clerk' = 'owner') {
  const app = await renderApp(<TagsDialog onClose={vi.fn()} />, {
    role,
    answers: {
      'GET /api/tags': () => ({ data: tags }),
      [`POST /api/tags/rename/${bail._id}`]: ({ body }) => {
        const { name } = body as { name: string }
        if (name === urgent.name)
          return {
            success: false,
            code: 'invalid',
            message: 'There is a tag of this name already.',
            fields: { name: refusal },
          }
        tags = [{ ...bail, name }, urgent]
        return { data: tags[0], message: 'Saved' }
      },
      [`POST /api/tags/delete/${bail._id}`]: () => {
        tags = [urgent]
        return { message: 'Deleted' }
      },
    },
  })
  await screen.findByText('Bail')
  return app
}

const button = (name: RegExp | string) => screen.getByRole('button', { name })

test('a tag is renamed in its row, and a name in use keeps the row open', async () => {
  const { user } = await openDialog()
  await user.click(button(/Rename .*Bail/))
  const field = screen.getByRole('textbox', { name: /Rename .*Bail/ })
  expect(document.activeElement).toBe(field)
  expect(button('Save')).toHaveProperty('disabled', true)
  await user.clear(field)
  await user.type(field, 'Urgent{Enter}')
  expect(await screen.findByText(refusal)).toBeTruthy()
  expect(field).toHaveProperty('value', 'Urgent')
  await user.clear(field)
  await user.type(field, 'Bail matters{Enter}')
  expect(await screen.findByText('Bail matters')).toBeTruthy()
  await waitFor(() => expect(document.activeElement).toBe(button(/Rename .*Bail matters/)))
})

test('Escape closes the row’s form and keeps the name', async () => {
  const { user, calls } = await openDialog()
  await user.click(button(/Rename .*Bail/))
  await user.keyboard('Other{Escape}')
  expect(await screen.findByText('Bail')).toBeTruthy()
  expect(screen.getByRole('dialog')).toBeTruthy()
  expect(calls.filter(({ method }) => method === 'POST')).toEqual([])
})

test('before a tag is deleted, the dialog says how many matters have it', async () => {
  const { user, calls } = await openDialog()
  await user.click(button(/Delete .*Bail/))
  expect(screen.getByText(/2 matters lose this tag/)).toBeTruthy()
  await user.click(button('Cancel'))
  expect(document.activeElement).toBe(button(/Delete .*Bail/))
  expect(calls.filter(({ method }) => method === 'POST')).toEqual([])

  await user.click(button(/Delete .*Bail/))
  await user.click(button('Delete'))
  await waitFor(() => expect(within(screen.getByRole('list')).queryByText('Bail')).toBeNull())
  expect(screen.getByText('Urgent')).toBeTruthy()
  expect(await screen.findByText('Tag deleted!')).toBeTruthy()
  expect(screen.getByRole('dialog').contains(document.activeElement)).toBe(true)
})

test('a clerk can rename tags but not delete them', async () => {
  await openDialog('clerk')
  expect(screen.getAllByRole('button', { name: /^Rename/ })).toHaveLength(2)
  expect(screen.queryByRole('button', { name: /^Delete/ })).toBeNull()
})
