import { Modal } from '@mantine/core'
import { screen } from '@testing-library/react'
import { type FormEvent, useState } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { renderApp } from '../../../test/render-app.tsx'
import { DateField } from './date-field.tsx'
import { TimeField } from './time-field.tsx'

const onSubmit = vi.fn((event: FormEvent) => event.preventDefault())
const taken: string[] = []

const closedOn = (date: string) => (date === '2026-12-28' ? 'a closed day of SC (Christmas holidays)' : null)

function Form({ start = '' }: { start?: string }) {
  const [date, setDate] = useState(start)
  const [time, setTime] = useState('')
  taken.push(date)
  return (
    <form onSubmit={onSubmit} noValidate>
      <DateField label="Due" isAhead closedOn={closedOn} value={date} onChange={setDate} />
      <TimeField label="At" value={time} onChange={setTime} />
      <button type="button" onClick={() => setDate('2026-12-02')}>
        In a week
      </button>
      <output>{`${date} ${time}`}</output>
      <button type="submit">Send</button>
    </form>
  )
}

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-11-25T06:00:00Z'), toFake: ['Date'] })
  onSubmit.mockClear()
  taken.length = 0
})
afterEach(() => {
  vi.useRealTimers()
})

const due = () => screen.getByLabelText<HTMLInputElement>('Due')
const shown = () => screen.getByRole('status').textContent

test.each([
  ['01-12-2026', '2026-12-01', '01-12-2026'],
  ['2026-12-01', '2026-12-01', '01-12-2026'],
  ['1.12', '2026-12-01', '01-12-2026'],
  ['01122026', '2026-12-01', '01-12-2026'],
  ['+4w', '2026-12-23', '23-12-2026'],
  ['tomorrow', '2026-11-26', '26-11-2026'],
  ['१/१२/२०२६', '2026-12-01', '01-12-2026'],
])('the input %s is read as %s and shown as %s', async (typed, date, text) => {
  const { user } = await renderApp(<Form />)
  await user.type(due(), typed)
  await user.tab()
  expect([shown(), due().value]).toEqual([`${date} `, text])
})

test('the weekday is shown, with a note on a Sunday and on a past day', async () => {
  const { user } = await renderApp(<Form />)
  await user.type(due(), '01-12-2026')
  expect(screen.getByText(/^Tue, 1 Dec,? 2026$/)).toBeDefined()
  await user.clear(due())
  await user.type(due(), '29-11-2026')
  expect(screen.getByText(/^Sun, 29 Nov,? 2026 · a Sunday$/)).toBeDefined()
  await user.clear(due())
  await user.type(due(), '24-11-2026')
  expect(screen.getByText(/already past/)).toBeDefined()
})

test('a day when the court is closed has a note and a mark in the calendar', async () => {
  const { user } = await renderApp(<Form />)
  await user.type(due(), '28-12-2026')
  expect(screen.getByText(/^Mon, 28 Dec,? 2026 · a closed day of SC \(Christmas holidays\)$/)).toBeDefined()
  await user.click(screen.getByRole('button', { name: 'Open the calendar' }))
  const closed = await screen.findByRole('button', { name: /28-12-2026, a closed day of SC/ })
  expect([closed.dataset.closed, screen.getByRole('button', { name: /29-12-2026/ }).dataset.closed]).toEqual([
    'true',
    undefined,
  ])
})

test('an unreadable date shows an error, keeps its text and stops the form', async () => {
  const { user } = await renderApp(<Form start="2026-12-01" />)
  await user.clear(due())
  await user.type(due(), 'soonish{Enter}')
  expect(onSubmit).not.toHaveBeenCalled()
  expect(screen.getByText('Not a valid date. Enter it like 01-12-2026.')).toBeDefined()
  expect([shown(), due().value]).toEqual([' ', 'soonish'])
  await user.clear(due())
  await user.type(due(), '+1d{Enter}')
  expect(onSubmit).toHaveBeenCalledOnce()
  expect(shown()).toBe('2026-11-26 ')
})

test('the value of a date field changes only when the typed date is complete', async () => {
  const { user } = await renderApp(<Form />)
  await user.type(due(), '01-12-2026')
  expect([...new Set(taken)]).toEqual(['', '2026-12-01'])
})

test('choosing a day in the calendar returns the focus to the field', async () => {
  const { user } = await renderApp(<Form start="2026-12-01" />)
  await user.click(screen.getByRole('button', { name: 'Open the calendar' }))
  await user.click(await screen.findByRole('button', { name: /15-12-2026/ }))
  expect(shown()).toBe('2026-12-15 ')
  expect(document.activeElement).toBe(due())
})

test('a date set by a button replaces an unreadable input', async () => {
  const { user } = await renderApp(<Form />)
  await user.type(due(), 'soonish')
  await user.click(screen.getByRole('button', { name: 'In a week' }))
  expect(due().value).toBe('02-12-2026')
  expect(screen.queryByText(/Not a valid date/)).toBeNull()
})

test('Escape in the calendar does not close the dialog', async () => {
  const onClose = vi.fn()
  const { user } = await renderApp(
    <Modal opened onClose={onClose}>
      <Form start="2026-12-01" />
    </Modal>,
  )
  await user.click(await screen.findByRole('button', { name: 'Open the calendar' }))
  screen.getByRole('button', { name: /15-12-2026/ }).focus()
  await user.keyboard('{Escape}')
  expect(onClose).not.toHaveBeenCalled()
})

test('a typed time is shown in the 24-hour format, and an unreadable time stops the form', async () => {
  const { user } = await renderApp(<Form />)
  const at = screen.getByLabelText<HTMLInputElement>('At')
  await user.type(at, '2.30 pm')
  await user.tab()
  expect([at.value, shown()]).toEqual(['14:30', ' 14:30'])
  await user.clear(at)
  await user.type(at, 'noonish')
  await user.click(screen.getByText('Send'))
  expect(onSubmit).not.toHaveBeenCalled()
  expect(screen.getByText('Not a valid time. Enter it like 14:30.')).toBeDefined()
})

function Span() {
  const [from, setFrom] = useState('2026-12-01')
  const [to, setTo] = useState('2026-12-31')
  return (
    <>
      <DateField label="From" value={from} max={to} onChange={setFrom} />
      <DateField label="To" value={to} min={from} onChange={setTo} />
      <output>{`${from} ${to}`}</output>
    </>
  )
}

test('a day outside the range shows an error, and becomes the value once the range includes it', async () => {
  const { user } = await renderApp(<Span />)
  const from = screen.getByLabelText<HTMLInputElement>('From')
  const to = screen.getByLabelText<HTMLInputElement>('To')
  await user.clear(from)
  await user.type(from, '05-01-2027')
  await user.tab()
  expect(screen.getByText('The latest day is 31-12-2026.')).toBeDefined()
  expect([from.value, shown()]).toEqual(['05-01-2027', ' 2026-12-31'])
  await user.clear(to)
  await user.type(to, '31-01-2027')
  await user.tab()
  expect([from.value, to.value, shown()]).toEqual(['05-01-2027', '31-01-2027', '2027-01-05 2027-01-31'])
})
