import type { MatterDetail } from '@peshi/contract/matters/matters'
import type { Order } from '@peshi/contract/matters/orders'
import { OrderId } from '@peshi/contract/platform/ids'
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { adjourned, entryWith } from '../../../test/hearing.ts'
import { matterWith } from '../../../test/matter.ts'
import { renderApp } from '../../../test/render-app.tsx'
import { Timeline } from './timeline-panel.tsx'

const matter = { ...matterWith(), record: null } as MatterDetail
const id = '01900000-0000-7000-8000-0000000000d1'

const order: Order = {
  _id: OrderId.parse(id),
  matter_id: matter._id,
  number: 'ORDER',
  date: '2026-11-18',
  judge: null,
  kind: 'order',
  document: 'missing',
  problem: null,
  link: null,
  file: null,
  check: null,
  size: null,
  pages: null,
  has_text: null,
  added_by_hand: false,
  seen_at: '2026-11-18T10:00:00.000Z',
}

test('the timeline names an outcome and the kind of an order once', async () => {
  const noted = entryWith({ _id: id as never, outcome: { ...adjourned, outcome: 'counter-time' as never } })
  await renderApp(<Timeline matter={matter} />, {
    role: 'advocate',
    answers: {
      [`GET /api/hearing/matter/${matter._id}`]: { data: [noted] },
      [`GET /api/matters/judgements/${matter._id}`]: { data: [order] },
    },
  })
  expect(await screen.findAllByText('Counter time granted')).toHaveLength(1)
  expect((await screen.findByRole('link')).textContent?.trim()).toBe('Order')
})
