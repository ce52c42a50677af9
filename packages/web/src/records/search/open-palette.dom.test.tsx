import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderApp } from '../../../test/render-app.tsx'
import { palette } from './open-palette.tsx'

test('what is typed before the palette is loaded is in its field', async () => {
  const { user } = await renderApp(<palette.Part about={undefined} onClose={() => undefined} />, { role: 'advocate' })
  await user.keyboard('kus')
  await waitFor(() => expect(document.querySelector('.mantine-Spotlight-search')).not.toBeNull(), { timeout: 5000 })
  await waitFor(() =>
    expect(
      document.querySelector<HTMLInputElement>('input.mantine-Spotlight-search, .mantine-Spotlight-search input')
        ?.value,
    ).toBe('kus'),
  )
  await user.keyboard('um')
  await waitFor(() => expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Search' }).value).toBe('kusum'))
})
