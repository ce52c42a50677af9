import { Link } from '@tanstack/react-router'
import { screen, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { renderApp } from '../../../test/render-app.tsx'

// The module knows whether a page was shown before, in other tests too.
vi.resetModules()
const { PageHeader } = await import('./page-header.tsx')

function Page() {
  return (
    <>
      <Link to={'/clients' as never}>Clients</Link>
      <input aria-label="Search" />
      <PageHeader title="A page" />
    </>
  )
}

test('after a change of page the focus goes to the heading, but not on the first page', async () => {
  const { user } = await renderApp(<Page />, { pages: { '/clients': {} } })
  expect(document.activeElement).toBe(document.body)
  await user.click(screen.getByRole('link', { name: 'Clients' }))
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 })))
})
