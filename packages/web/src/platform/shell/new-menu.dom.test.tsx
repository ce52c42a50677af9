import type { ChamberRole } from '@peshi/contract/platform/abilities'
import { screen } from '@testing-library/react'
import { afterEach, beforeAll, expect, test } from 'vitest'
import { renderApp } from '../../../test/render-app.tsx'
import { features } from '../../app/features.ts'
import { useShortcuts } from '../actions/use-shortcuts.ts'
import { loadFeatures, provideFeatures } from '../features/feature.ts'
import { newMenu } from './new-menu.ts'
import { NewMenu } from './new-menu.tsx'

beforeAll(async () => {
  provideFeatures(async () => features)
  await loadFeatures()
})
afterEach(() => newMenu.set(false))

function Bar() {
  useShortcuts()
  return <NewMenu isPhone={false} />
}

const pages = { '/others/invoices/search-matter': {} }
async function offered(role: ChamberRole) {
  const { user } = await renderApp(<Bar />, { role, pages })
  await user.keyboard('c')
  const items = await screen.findAllByRole('menuitem')
  return items.map((item) => item.querySelector('.mantine-Menu-itemLabel')?.textContent)
}

test('the key c opens the menu of all that an owner can create', async () => {
  expect(await offered('owner')).toEqual([
    'New matter',
    'New matter without a court',
    'New client',
    'New hearing',
    'New task',
    'New deadline',
    'New note',
    'New invoice',
    'New FIR',
  ])
})

test('a clerk is not offered an invoice', async () => {
  expect(await offered('clerk')).not.toContain('New invoice')
})

test('a client has no menu New', async () => {
  const { user } = await renderApp(<Bar />, { role: 'client', pages })
  await user.keyboard('c')
  expect(screen.queryByRole('button')).toBeNull()
})
