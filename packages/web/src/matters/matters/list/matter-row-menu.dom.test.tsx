import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { matterWith } from '../../../../test/matter.ts'
import { renderApp } from '../../../../test/render-app.tsx'
import { MatterRowMenu } from './matter-row-menu.tsx'

const matter = matterWith()

async function openMenu(options: Parameters<typeof renderApp>[1], shown = matter) {
  const app = await renderApp(<MatterRowMenu matter={shown} />, options)
  await app.user.click(screen.getByRole('button', { name: `Actions for ${shown.title}` }))
  await screen.findByRole('menuitem', { name: 'Open' })
  return { ...app, items: () => screen.getAllByRole('menuitem').map(({ textContent }) => textContent) }
}

test.each([
  ['advocate', ['Open', 'Refresh', 'Edit title', 'Delete']],
  ['clerk', ['Open', 'Refresh', 'Edit title']],
  ['billing', ['Open']],
] as const)('the menu for the role %s contains the actions that the server allows', async (role, expected) => {
  const { items } = await openMenu({ role })
  expect(items()).toEqual(expected)
})

test('a matter added by hand has no Refresh action', async () => {
  const { items } = await openMenu({}, matterWith({ matter_id: null }))
  expect(items()).toEqual(['Open', 'Edit title', 'Delete'])
})

test('a deleted matter is restored with Undo', async () => {
  const [remove, restore] = [`/api/matters/delete/${matter._id}`, `/api/matters/restore/${matter._id}`]
  const { user, calls } = await openMenu({ answers: { [`POST ${remove}`]: {}, [`POST ${restore}`]: { data: matter } } })
  await user.click(screen.getByRole('menuitem', { name: 'Delete' }))
  await screen.findByText('Matter deleted successfully!')
  await user.click(await screen.findByRole('button', { name: 'Undo' }))
  await screen.findByText('Matter restored successfully!')
  expect(calls.filter(({ method }) => method === 'POST').map(({ path }) => path)).toEqual([remove, restore])
})

test('a message confirms a refresh and a changed title', async () => {
  const answers = {
    'PUT /api/matters': { data: matter, orders_by_hand: false },
    [`POST /api/matters/title/${matter._id}`]: { data: matter },
  }
  const { user } = await openMenu({ answers })
  await user.click(screen.getByRole('menuitem', { name: 'Refresh' }))
  await screen.findByText('Matter updated successfully!')
  await user.click(screen.getByRole('button', { name: `Actions for ${matter.title}` }))
  await user.click(await screen.findByRole('menuitem', { name: 'Edit title' }))
  await user.type(await screen.findByRole('textbox', { name: 'Title' }), ' and others')
  await user.click(screen.getByRole('button', { name: 'Save' }))
  await screen.findByText('Data Updated Successfully!')
})
