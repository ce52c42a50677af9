import { screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { renderApp } from '../../../test/render-app.tsx'
import { closeOverlays } from '../../platform/actions/overlays.ts'
import { Overlays } from '../../platform/shell/overlays.tsx'
import { CaptchaBadge } from './captcha-badge.tsx'

afterEach(closeOverlays)

const renderBadge = (due: number, isPhone = false) =>
  renderApp(
    <>
      <CaptchaBadge isPhone={isPhone} />
      <Overlays />
    </>,
    {
      answers: {
        'GET /api/due_checks': {
          data: [],
          meta: {
            total: due,
            page: 1,
            perPage: 1,
            counts: { due, later: 0, oldest_due_at: null, courts: [], kinds: [] },
          },
        },
        'POST /api/due_checks/take': { data: null, left: 0, settled: [] },
        'POST /api/due_checks/release': {},
      },
    },
  )

test('on a desktop the badge opens the captcha queue as a panel', async () => {
  const { user } = await renderBadge(3)
  await user.click(await screen.findByRole('button', { name: 'Captcha queue: 3' }))
  await screen.findByRole('dialog', { name: 'Captcha queue' })
  await screen.findByRole('link', { name: 'Open the page of the queue' })
})

test('on a phone the badge opens the page of the captcha queue', async () => {
  const { user, path } = await renderBadge(3, true)
  await user.click(await screen.findByRole('link', { name: 'Captcha queue: 3' }))
  expect(path()).toBe('/dashboard/due-checks')
})

test('there is no badge if no captcha is due', async () => {
  const { calls } = await renderBadge(0)
  await waitFor(() => expect(calls.length).toBe(1))
  expect(screen.queryByRole('button')).toBeNull()
})
