import * as contract from '@peshi/contract/chamber/account'
import { signInSecondStep } from '@peshi/contract/chamber/security'
import type { InputOf } from '@peshi/contract/platform/endpoint'
import type { Language } from '@peshi/contract/platform/person'
import { useMutation, useQuery } from '@tanstack/react-query'
import { callApi } from '../../platform/api/call-api.ts'
import { personKey } from '../../platform/api/query-client.ts'
import { patienceMs, within } from '../../platform/device/within.ts'
import { openWrittenBefore } from '../../platform/device/written.ts'
import { changeLanguage } from '../../platform/i18n/i18n.ts'
import { readTokens, storeReach, storeSession, storeUserData } from '../../platform/session/session.ts'
import { takeChosenLanguage } from './chosen-language.ts'
import { tellUntold } from './untold-sign-outs.ts'

export async function enter({ userData, accessToken, refreshToken }: contract.Session): Promise<void> {
  // An earlier person’s session ends before this one begins.
  await tellUntold().catch((error: unknown) => console.warn(`A sign-out could not be sent: ${String(error)}`))
  const chosen = takeChosenLanguage()
  await changeLanguage(chosen ?? userData.extras.language)
  storeSession({ userData, tokens: { accessToken, refreshToken } })
  if (chosen && chosen !== userData.extras.language) await keepLanguageChosen(chosen)
  await within(patienceMs, openWrittenBefore()).catch((error: unknown) =>
    console.warn(`Drafts cannot be opened: ${String(error)}`),
  )
}

const keepLanguageChosen = (language: Language) =>
  callApi(contract.updateUser, { body: { language } }).then(
    (reply) => storeUserData(reply.userData),
    (error: unknown) => console.warn(`The language could not be saved: ${String(error)}`),
  )

export const withInvitation = <Body extends object>(body: Body, invitation: string | undefined) => ({
  ...body,
  ...(invitation !== undefined && { invitation }),
})

export const useLogin = () =>
  useMutation({
    mutationFn: async (body: InputOf<typeof contract.login>['body']) => {
      const reply = await callApi(contract.login, { body })
      if ('second_step' in reply) return reply.second_step
      await enter(reply)
      return null
    },
  })

export const useSecondStep = (token: string, invitation: string | undefined) =>
  useMutation({
    mutationFn: async (code: string) =>
      enter(await callApi(signInSecondStep, { body: withInvitation({ token, code }, invitation) })),
  })

export const useRegister = () =>
  useMutation({
    mutationFn: async (body: InputOf<typeof contract.register>['body']) => {
      const reply = await callApi(contract.register, { body })
      if ('second_step' in reply) return reply.second_step
      await enter(reply)
      return null
    },
  })

export const useRegisterByCode = (token: string) =>
  useMutation({
    mutationFn: async (code: string) => enter(await callApi(contract.registerByCode, { body: { token, code } })),
  })

export const useMe = (enabled: boolean) =>
  useQuery({
    queryKey: personKey,
    queryFn: async () => {
      const reply = await callApi(contract.me)
      // The person may have signed out while the request was running.
      if (readTokens()) {
        storeUserData(reply.userData)
        storeReach(reply.reach)
      }
      return reply
    },
    staleTime: 5 * 60_000,
    enabled,
  })

export const useUpdateUser = () =>
  useMutation({
    meta: { failed: 'user' },
    mutationFn: async (body: InputOf<typeof contract.updateUser>['body']) => {
      const { userData } = await callApi(contract.updateUser, { body })
      storeUserData(userData)
      return userData
    },
  })

export const useUploadPicture = () =>
  useMutation({
    mutationFn: async (picture: Blob) => {
      const { userData } = await callApi(contract.uploadPicture, { body: picture })
      storeUserData(userData)
    },
  })

export const useRemovePicture = () =>
  useMutation({
    mutationFn: async () => {
      const { userData } = await callApi(contract.removePicture)
      storeUserData(userData)
    },
  })
