import { changeForgottenPassword, requestResetCode, verifyResetCode } from '@peshi/contract/chamber/password-reset'
import { useMutation } from '@tanstack/react-query'
import { callApi } from '../../platform/api/call-api.ts'
import { keepProgress } from './reset-progress.ts'

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
