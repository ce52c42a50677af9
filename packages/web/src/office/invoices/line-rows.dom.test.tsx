import { screen, waitFor, within } from '@testing-library/react'
import { useState } from 'react'
import { expect, test } from 'vitest'
import { renderApp } from '../../../test/render-app.tsx'
import { newDraft, sumOfDraft } from './invoice-draft.ts'
import { LineRows } from './line-rows.tsx'
import { SumList } from './sum-list.tsx'

function Items({ isChecked = false }: { isChecked?: boolean }) {
  const [draft, setDraft] = useState(() => ({ ...newDraft(null), mode: 'forward' as const, place: '09' }))
  return (
    <>
      <LineRows
        lines={draft.lines}
        taxPercent={18}
        isChecked={isChecked}
        onChange={(lines) => setDraft({ ...draft, lines })}
      />
      <SumList sum={sumOfDraft(draft, { state: '09', mode: 'forward' })} />
    </>
  )
}

const row = (at: number) => within(screen.getByRole('group', { name: `Row ${at}` }))
const total = () => document.querySelector('[data-total]')?.textContent

test('tax and total change while the user types, and disbursements are not taxed', async () => {
  const { user } = await renderApp(<Items />)
  await user.type(row(1).getByRole('textbox', { name: 'Item' }), 'Drafting')
  await user.type(row(1).getByRole('textbox', { name: 'Price, ₹' }), '1,00,000')
  expect(total()).toContain('1,18,000')
  await user.type(row(1).getByRole('textbox', { name: 'GST, %' }), '5')
  expect(total()).toContain('1,05,000')
  await user.clear(row(1).getByRole('textbox', { name: 'GST, %' }))
  expect(total()).toContain('1,18,000')
  await user.click(row(1).getByRole('textbox', { name: 'Price, ₹' }))
  await user.keyboard('{Enter}')
  await waitFor(() => expect(document.activeElement).toBe(row(2).getByRole('textbox', { name: 'Item' })))
  await user.type(row(2).getByRole('textbox', { name: 'Price, ₹' }), '500')
  await user.click(row(2).getByRole('combobox', { name: 'Kind' }))
  await user.click(await screen.findByRole('option', { name: 'Disbursement' }))
  expect(total()).toContain('1,18,500')
})

test('an invalid price counts as zero and is marked after an attempt to save', async () => {
  const { user } = await renderApp(<Items isChecked />)
  const price = row(1).getByRole('textbox', { name: 'Price, ₹' })
  await user.type(price, 'ten')
  expect(price.getAttribute('aria-invalid')).toBe('true')
  expect(total()).toMatch(/₹\s?0/)
  await user.clear(price)
  await user.type(price, '10')
  expect(price.getAttribute('aria-invalid')).not.toBe('true')
})

test('a price with paise is marked as wrong while the user types', async () => {
  const { user } = await renderApp(<Items />)
  await user.type(row(1).getByRole('textbox', { name: 'Price, ₹' }), '1500.50')
  await screen.findByText('Whole rupees only')
})

test('Enter in a price moves to the next row, and the only row cannot be removed', async () => {
  const { user } = await renderApp(<Items />)
  await user.click(screen.getByRole('button', { name: 'Add a row' }))
  await user.click(row(1).getByRole('textbox', { name: 'Price, ₹' }))
  await user.keyboard('{Enter}')
  await waitFor(() => expect(document.activeElement).toBe(row(2).getByRole('textbox', { name: 'Item' })))
  expect(screen.getAllByRole('group')).toHaveLength(2)
  await user.click(screen.getByRole('button', { name: 'Remove row 1' }))
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Remove row 1' }).disabled).toBe(true)
})
