import type { Order } from '@peshi/contract/matters/orders'
import { screen, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { matterWith } from '../../../test/matter.ts'
import { renderApp } from '../../../test/render-app.tsx'
import { FetchOrdersDialog } from './fetch-orders.dialog.tsx'

const matterId = matterWith()._id
const order = (_id: string, date: string) =>
  ({
    _id,
    date,
    kind: 'order',
    document: 'by-hand',
    matter_id: matterId,
    link: 'https://court.example/orders',
  }) as Order
const orders = [order('o1', '2025-03-17'), order('o2', '2025-04-21')]
const pdf = (name: string) => new File(['%PDF-'], name, { type: 'application/pdf' })

test('several dropped files are sent to the orders of the dates in their names', async () => {
  const onClose = vi.fn()
  const { user, calls, container } = await renderApp(
    <FetchOrdersDialog matterId={matterId} orders={orders} onClose={onClose} />,
    { answers: { 'PUT /api/orders/o1/file': { data: {} }, 'PUT /api/orders/o2/file': { data: {} } } },
  )
  const save = await screen.findByRole<HTMLButtonElement>('button', { name: 'Add to the orders' })
  const input = (container.ownerDocument.querySelector('input[type="file"]') ?? container) as HTMLInputElement
  await user.upload(input, [pdf('21-04-2025.pdf'), pdf('scan.pdf')])
  expect(save.disabled).toBe(true)
  await user.click(screen.getByRole('combobox', { name: 'scan.pdf' }))
  await user.click(await screen.findByRole('option', { name: /17-03-2025/ }))
  await user.click(save)
  await waitFor(() => expect(onClose).toHaveBeenCalled())
  expect(calls.filter(({ method }) => method === 'PUT').map(({ path }) => path)).toEqual([
    '/api/orders/o2/file',
    '/api/orders/o1/file',
  ])
})
