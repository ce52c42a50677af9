import { changeForgottenPassword, requestResetCode, verifyResetCode } from '@peshi/contract/chamber/password-reset'
import { useMutation } from '@tanstack/react-query'
import { callApi } from '../../platform/api/call-api.ts'
import { keepProgress } from './reset-progress.ts'

export const toResetAsked = (name: string) => (name.includes('@') ? { email: name } : { mobile: name })

export const useRequestCode = () =>
  useMutation({
    meta: { failed: 'code' },
    mutationFn: async (name: string) => {
      const { token, mobile: maskedName } = await callApi(requestResetCode, { body: toResetAsked(name) })
      keepProgress({ step: 'code', token, name, maskedName })
    },
  })

export const useVerifyCode = () =>
  useMutation({
    meta: { failed: 'code' },
    mutationFn: async ({ token, otp }: { token: string; otp: string }) => {
      const verified = await callApi(verifyResetCode, { params: { token }, body: { otp } })
      keepProgress({ step: 'password', token: verified.token })
    },
  })

export const useChangeForgotten = () =>
  useMutation({
    meta: { failed: 'reset' },
    mutationFn: async ({ token, password }: { token: string; password: string }) => {
      await callApi(changeForgottenPassword, { params: { token }, body: { password } })
      keepProgress(null)
    },
  })
