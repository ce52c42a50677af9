import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderApp } from '../../../test/render-app.tsx'
import { loadWords } from '../../platform/i18n/i18n.ts'
import { ForgotPasswordPage } from './forgot-password.page.tsx'
import { keepProgress } from './reset-progress.ts'
import { SendOtpPage } from './send-otp.page.tsx'
import { VerifyOtpPage } from './verify-otp.page.tsx'

const refusal = (code: string, message: string) => ({ success: false, code, message, requestId: 'r' })
/** The same message is also shown as a toast, outside the form. */
const problem = async () => (await within(screen.getByRole('main')).findByRole('alert')).textContent

test('if a code is not sent, the page says “Failed to Send!”', async () => {
  await loadWords('account', 'rules')
  const { user } = await renderApp(<SendOtpPage />, { answers: { 'POST /api/reset/request_otp': { success: null } } })
  await user.type(screen.getByLabelText(/mobile/i), '9839012345')
  await user.click(screen.getByRole('button', { name: 'Send code' }))
  expect(await problem()).toBe('Failed to Send!')
})

test.each([
  ['wrong-code', 'Failed to Send! The code is incorrect.'],
  ['code-over', 'Failed to Send! This code has expired. Ask for a new one.'],
])('if a code is not accepted (%s), the page says “Failed to Send!” and the reason', async (code, sentence) => {
  await loadWords('account')
  keepProgress({ step: 'code', token: 't', name: '9839012345', maskedName: '••••••2345' })
  const { user } = await renderApp(<VerifyOtpPage />, {
    answers: { 'POST /api/reset/verify/t': refusal(code, 'Failed to Send!') },
  })
  await user.click(screen.getByLabelText('Digit 1'))
  await user.keyboard('123456')
  expect(await problem()).toBe(sentence)
})

test('if a new password is not saved, the page says “Failed to Submit!”, and then that it was saved', async () => {
  await loadWords('account', 'rules')
  keepProgress({ step: 'password', token: 't' })
  const replies = [{ success: null }, refusal('reset-over', 'Failed to Submit!'), {}]
  const { user } = await renderApp(<ForgotPasswordPage />, {
    answers: { 'POST /api/reset/change/t': () => replies.shift() ?? {} },
  })
  await user.type(screen.getByLabelText(/New password/), 'tea at four, no sugar')
  const submit = () => user.click(screen.getByRole('button', { name: 'Set password' }))
  await submit()
  expect(await problem()).toBe('Failed to Submit!')
  await submit()
  await expect.poll(problem).toBe('Failed to Submit! Time expired. Ask for a new code.')
  await submit()
  await screen.findByRole('heading', { name: 'Password Reset Successfully' })
})
