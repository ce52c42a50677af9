import { screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { renderApp } from '../../test/render-app.tsx'
import { ApiError, networkError } from '../platform/api/api-error.ts'
import { ChunkError } from '../platform/chunks/load-chunk.ts'
import { RouteError } from './route-error.tsx'

const open = (error: Error) => renderApp(<RouteError error={error} reset={vi.fn()} info={{ componentStack: '' }} />)
const title = () => screen.getByRole('heading', { level: 1 }).textContent
const page = () => screen.getByRole('main').textContent

test('a page that failed shows the error and what the user can do', async () => {
  await open(new TypeError('of.map is not a function'))
  expect(title()).toBe('This page has failed')
  expect(page()).toContain('TypeError: of.map is not a function')
  expect(page()).toContain('Saved work is not lost. Try again.')
  for (const name of ['Try again', 'Reload the page']) screen.getByRole('button', { name })
  for (const name of ['Go to the start page', 'Report to support']) screen.getByRole('link', { name })
})

test('a page whose part did not load has a button that reloads the page', async () => {
  const { user } = await open(new ChunkError('A part of the application did not arrive in time'))
  expect(title()).toBe('A part of Peshi did not load')
  const reload = vi.spyOn(window.location, 'reload').mockReturnValue()
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  expect(reload).toHaveBeenCalledOnce()
})

test.each([
  [networkError(), 'Could not reach Peshi', 'Check the connection'],
  [new ApiError('Out of order', { status: 503, code: 'unexpected', requestId: 'r-1' }), 'Server error', 'r-1'],
  [new ApiError('Held by another.', { status: 409, code: 'held' }), 'Could not load this page', 'Held by another.'],
])('the error %s has its own heading and text', async (error, heading, text) => {
  await open(error)
  expect(title()).toBe(heading)
  expect(page()).toContain(text)
})
