import { act, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { renderApp } from '../../../test/render-app.tsx'
import { ScrollToTop } from './scroll-to-top.tsx'

function scrollBy(pixels: number) {
  vi.stubGlobal('scrollY', pixels)
  act(() => window.dispatchEvent(new Event('scroll')))
}

test('the button to the top appears after scrolling more than 250 pixels', async () => {
  const { user } = await renderApp(<ScrollToTop />)
  const button = () => screen.queryByRole('button', { name: 'Back to top' })
  scrollBy(250)
  expect(button()).toBeNull()
  scrollBy(251)
  const scrollTo = vi.spyOn(window, 'scrollTo').mockReturnValue()
  await user.click(screen.getByRole('button', { name: 'Back to top' }))
  expect(scrollTo).toHaveBeenCalledWith({ top: 0, behavior: 'smooth' })
  scrollBy(0)
  expect(button()).toBeNull()
})
