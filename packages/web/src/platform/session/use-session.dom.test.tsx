import { act, renderHook } from '@testing-library/react'
import { expect, test } from 'vitest'
import { signIn } from '../../../test/render-app.tsx'
import { clearSession } from './session.ts'
import { useCan } from './use-session.ts'

test('a person’s role decides which actions are allowed, and after sign-out none is allowed', () => {
  signIn('clerk')
  const { result } = renderHook(() => useCan())
  expect([result.current('update', 'Matter'), result.current('delete', 'Matter')]).toEqual([true, false])
  act(() => signIn('owner'))
  expect(result.current('delete', 'Matter')).toBe(true)
  act(clearSession)
  expect(result.current('read', 'Account')).toBe(false)
})

test('an expired account may still use its account page, its plan and support', () => {
  signIn('owner', '2020-01-01T00:00:00.000Z')
  const { result } = renderHook(() => useCan())
  expect(result.current('read', 'Matter')).toBe(false)
  for (const subject of ['Account', 'Plan', 'Support'] as const) expect(result.current('update', subject)).toBe(true)
})
