import { fireEvent, screen } from '@testing-library/react'
import { useState } from 'react'
import { expect, test } from 'vitest'
import { renderApp } from '../../../test/render-app.tsx'
import type { When } from './task-draft.ts'
import { WhenFields } from './when-fields.tsx'

function Fields({ begin }: { begin: When }) {
  const [when, setWhen] = useState(begin)
  return <WhenFields when={when} errors={{}} onWhen={(changes) => setWhen({ ...when, ...changes })} />
}

const field = (name: RegExp) => screen.getByLabelText<HTMLInputElement>(name)
const set = (name: RegExp, value: string) => fireEvent.change(field(name), { target: { value } })
const lastsThreeDays = { date: '2026-11-29', end_date: '2026-12-01', time: '', end_time: '' }

test('a task keeps its length if its first day is changed', async () => {
  await renderApp(<Fields begin={lastsThreeDays} />)
  set(/^Start/, '2026-12-30')
  expect(field(/^Due/).value).toBe('01-01-2027')
})

test('the end time can be entered only after a start time is entered', async () => {
  await renderApp(<Fields begin={{ ...lastsThreeDays, end_time: '11:00' }} />)
  const end = () => field(/^End/)
  expect([end().disabled, end().value]).toEqual([true, ''])
  set(/^Time/, '10:00')
  expect([end().disabled, end().value]).toEqual([false, '11:00'])
})
