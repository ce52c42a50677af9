import { screen } from '@testing-library/react'
import type { Window as HappyWindow } from 'happy-dom'
import { afterEach, expect, test } from 'vitest'
import { renderApp } from '../../../test/render-app.tsx'
import { FoldingFilters } from './folding-filters.tsx'

const { happyDOM } = window as unknown as HappyWindow
const setWidth = (width: number) => happyDOM?.setViewport({ width, height: 800 })
afterEach(() => setWidth(1024))

const renderFilters = (inUse: number) =>
  renderApp(
    <FoldingFilters inUse={inUse}>
      <input aria-label="Year" />
    </FoldingFilters>,
  )

test('on a desktop the filters are always shown', async () => {
  await renderFilters(1)
  expect(screen.queryByRole('button')).toBeNull()
  expect(screen.getByRole('textbox', { name: 'Year' })).toBeDefined()
})

test('on a phone a button shows the number of active filters and opens the filters', async () => {
  setWidth(390)
  const { user } = await renderFilters(2)
  expect(screen.queryByRole('textbox')).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Filters: 2' }))
  expect(screen.getByRole('textbox', { name: 'Year' })).toBeDefined()
})
