import { changeForgottenPassword, requestResetCode, verifyResetCode } from '@peshi/contract/password-reset'
import { useMutation } from '@tanstack/react-query'
import { callApi } from '../api/call-api.ts'

/** Where somebody stands who forgot a password. Kept for this window alone, and never in an address. */
export type ResetProgress =
  | { step: 'code'; token: string; mobile: string; maskedMobile: string }
  | { step: 'password'; token: string }

const key = 'passwordReset'

export function readProgress<Step extends ResetProgress['step']>(
  step: Step,
): Extract<ResetProgress, { step: Step }> | null {
  try {
    const kept = JSON.parse(sessionStorage.getItem(key) ?? 'null')
    return kept?.step === step && typeof kept.token === 'string' ? kept : null
  } catch {
    return null // nothing is kept here, or not by us
  }
}

export function keepProgress(progress: ResetProgress | null): void {
  try {
    if (progress) sessionStorage.setItem(key, JSON.stringify(progress))
    else sessionStorage.removeItem(key)
  } catch (error) {
    console.warn(`The step of the reset cannot be kept: ${String(error)}`)
  }
}

export const useRequestCode = () =>
  useMutation({
    mutationFn: async (mobile: string) => {
      const { token, mobile: maskedMobile } = await callApi(requestResetCode, { body: { mobile } })
      keepProgress({ step: 'code', token, mobile, maskedMobile })
    },
  })

export const useVerifyCode = () =>
  useMutation({
    mutationFn: async ({ token, otp }: { token: string; otp: string }) => {
      const verified = await callApi(verifyResetCode, { params: { token }, body: { otp } })
      keepProgress({ step: 'password', token: verified.token })
    },
  })

export const useChangeForgotten = () =>
  useMutation({
    mutationFn: async ({ token, password }: { token: string; password: string }) => {
      await callApi(changeForgottenPassword, { params: { token }, body: { password } })
      keepProgress(null)
    },
  })
