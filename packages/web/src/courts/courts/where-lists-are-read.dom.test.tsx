import type { CourtHealth } from '@peshi/contract/courts/courts'
import type { CourtId, MatterId } from '@peshi/contract/platform/ids'
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderApp } from '../../../test/render-app.tsx'
import { WhereListsAreRead } from './where-lists-are-read.tsx'

const court = 'dc-prayagraj' as CourtId
const matter = '01900000-0000-7000-8000-0000000000a1' as MatterId
const date = '2026-11-27'

const renderFor = (lists: CourtHealth['lists']) =>
  renderApp(
    <WhereListsAreRead court={court} matter={matter} date={date}>
      on no list
    </WhereListsAreRead>,
    {
      answers: {
        'GET /api/courts/health': {
          data: [
            {
              unique_id: court,
              title: 'District Court, Prayagraj',
              short: 'Prayagraj DC',
              lists,
              state: 'never',
              parts: [],
              last_success_at: null,
              failing_since: null,
              failure: null,
            } satisfies CourtHealth,
          ],
        },
      },
    },
  )

test('if a cause list waits for a captcha, a link leads to the captcha queue', async () => {
  const { user, path } = await renderFor({ are_read: true, unread: null, url: null, waiting: [date], unplaced: [] })
  await screen.findByText(/This list waits for a captcha/)
  await user.click(screen.getByRole('link', { name: 'enter it' }))
  expect(path()).toBe('/dashboard/due-checks')
})

test('a captcha for another day’s list is not mentioned', async () => {
  await renderFor({ are_read: true, unread: null, url: null, waiting: ['2026-11-28'], unplaced: [] })
  await screen.findByText('on no list')
})

test('for a court whose lists are not read, the text says so', async () => {
  await renderFor({
    are_read: false,
    unread: 'site-unmet',
    url: 'https://prayagraj.dcourts.gov.in/',
    waiting: [],
    unplaced: [],
  })
  await screen.findByText(/Peshi does not read this court’s lists/)
})

test('for a matter with an unknown courtroom, the text says that the lists are not read', async () => {
  const url = 'https://prayagraj.dcourts.gov.in/'
  await renderFor({ are_read: true, unread: null, url, waiting: [date], unplaced: [matter] })
  await screen.findByText(/Peshi does not read this court’s lists/)
  expect(screen.getByRole('link')).toHaveProperty('href', url)
})
