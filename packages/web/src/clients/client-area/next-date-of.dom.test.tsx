import type { SharedMatter } from '@peshi/contract/clients/client-area'
import { expect, test } from 'vitest'
import { matterWith } from '../../../test/matter.ts'
import { renderApp } from '../../../test/render-app.tsx'
import { courtToday } from '../../platform/clock/server-time.ts'
import { NextDateOf } from './access-control.page.tsx'

const shared = (next_date: string | null): SharedMatter => ({
  ...matterWith({ next_date }),
  shows_next_date: true,
  orders: 0,
  documents: 0,
})

test.each([
  ['2000-01-03', '03-01-2000 has passed. No newer date is known yet.'],
  ['2150-01-01', '01-01-2150'],
  [courtToday(), `${courtToday().split('-').reverse().join('-')} today`],
  [null, 'No date yet'],
])('a client sees of the date %s: %s', async (date, words) => {
  const { container } = await renderApp(
    <p>
      <NextDateOf matter={shared(date)} />
    </p>,
  )
  expect(
    container
      .querySelector('p')
      ?.textContent.replace(/[\u2066-\u2069]/g, '')
      .trim(),
  ).toBe(words)
})
