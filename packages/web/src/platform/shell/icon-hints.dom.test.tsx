import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderApp } from '../../../test/render-app.tsx'
import { IconHints } from './icon-hints.tsx'

test('a button with only an icon shows its name on hover, and a button with words shows nothing', async () => {
  const { user } = await renderApp(
    <>
      <button type="button" aria-label="Recycle bin" />
      <button type="button" aria-label="Save the matter">
        Save
      </button>
      <IconHints />
    </>,
  )
  await user.hover(screen.getByRole('button', { name: 'Recycle bin' }))
  await screen.findByText('Recycle bin')
  await user.hover(screen.getByRole('button', { name: 'Save the matter' }))
  await waitFor(() => expect(screen.queryByText('Recycle bin')).toBeNull())
  await new Promise((done) => setTimeout(done, 500))
  expect(screen.queryByText('Save the matter')).toBeNull()
})
