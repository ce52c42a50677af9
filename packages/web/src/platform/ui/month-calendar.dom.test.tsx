import { screen } from '@testing-library/react'
import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import { renderApp } from '../../../test/render-app.tsx'
import { MonthCalendar } from './month-calendar.tsx'

const onChoose = vi.fn()

function Calendar() {
  const [month, setMonth] = useState('2026-11')
  return (
    <MonthCalendar
      month={month}
      onMonth={setMonth}
      value="2026-11-20"
      min="2026-11-10"
      today="2026-11-09"
      describe={() => '0 hearings'}
      onChoose={onChoose}
    >
      {() => null}
    </MonthCalendar>
  )
}

const day = (date: string) => screen.getByRole<HTMLButtonElement>('button', { name: new RegExp(date) })

test('days before the first allowed day are disabled', async () => {
  const { user } = await renderApp(<Calendar />)
  expect([day('09-11-2026').disabled, day('10-11-2026').disabled]).toEqual([true, false])
  await user.click(day('12-11-2026'))
  expect(onChoose.mock.lastCall).toEqual(['2026-11-12'])
  expect(day('20-11-2026').getAttribute('aria-pressed')).toBe('true')
})

test('arrow keys move the focus by a day or a week, and left and right are swapped in Urdu', async () => {
  const { user, container } = await renderApp(<Calendar />)
  day('20-11-2026').focus()
  await user.keyboard('{ArrowRight}')
  expect(document.activeElement).toBe(day('21-11-2026'))
  await user.keyboard('{ArrowUp}')
  expect(document.activeElement).toBe(day('14-11-2026'))
  container.querySelector('table')?.style.setProperty('direction', 'rtl')
  await user.keyboard('{ArrowRight}')
  expect(document.activeElement).toBe(day('13-11-2026'))
})

test('the next month after December is January of the next year', async () => {
  const { user } = await renderApp(<Calendar />)
  for (let turn = 0; turn < 2; turn++) await user.click(screen.getByRole('button', { name: 'Next month' }))
  expect(day('31-01-2027').disabled).toBe(false)
})

test('arrow keys go on into the next month, and Page Down moves by a month to its last day at most', async () => {
  const { user } = await renderApp(<Calendar />)
  day('30-11-2026').focus()
  await user.keyboard('{ArrowRight}')
  expect(document.activeElement).toBe(day('01-12-2026'))
  await user.keyboard('{ArrowLeft}{PageDown}{PageDown}{PageDown}')
  expect(document.activeElement).toBe(day('28-02-2027'))
})
