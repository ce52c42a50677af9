import { createApiToken, endApiToken, listApiTokens } from '@peshi/contract/chamber/api-tokens'
import { type AddressKind, listProofs, proveAddress, sendProofCode } from '@peshi/contract/chamber/proofs'
import * as contract from '@peshi/contract/chamber/security'
import { getSignInRules, type SignInRules, setSignInRules } from '@peshi/contract/chamber/sign-in-rules'
import type { InputOf } from '@peshi/contract/platform/endpoint'
import type { PasskeyId, SignInId } from '@peshi/contract/platform/ids'
import type { Reauthentication } from '@peshi/contract/platform/person'
import { useMutation, useQuery } from '@tanstack/react-query'
import { callApi } from '../../platform/api/call-api.ts'
import { personKey } from '../../platform/api/query-client.ts'
import { useChange } from '../../platform/api/use-change.ts'
import { useData } from '../../platform/api/use-data.ts'
import { loadWebAuthn } from './passkey-sign-in.ts'

const keys = {
  devices: ['account-devices'],
  proofs: ['account-proofs'],
  secondFactor: ['account-second-factor'],
  passkeys: ['account-passkeys'],
  tokens: ['account-tokens'],
  rules: ['sign-in-rules'],
} as const

export const useChangePassword = () =>
  useChange(
    (body: InputOf<typeof contract.changePassword>['body']) => callApi(contract.changePassword, { body }),
    [keys.devices],
  )

export const useProofs = () => useData(keys.proofs, listProofs)

export const useSendProofCode = () =>
  useMutation({ mutationFn: (kind: AddressKind) => callApi(sendProofCode, { params: { kind } }) })

const everything = [] as const

export const useProveAddress = () =>
  useChange(
    ({ kind, code }: { kind: AddressKind; code: string }) =>
      callApi(proveAddress, { params: { kind }, body: { code } }),
    [everything],
  )

export const useDevices = () => useData(keys.devices, contract.listDevices)

export const useEndDevice = () =>
  useChange((id: SignInId) => callApi(contract.endDevice, { params: { id } }), [keys.devices])

export const useEndOtherDevices = () => useChange(() => callApi(contract.endOtherDevices), [keys.devices])

export const useSecondFactor = () => useData(keys.secondFactor, contract.getSecondFactor)

export const useBeginSecondFactor = () =>
  useMutation({ mutationFn: (body: Reauthentication) => callApi(contract.beginSecondFactor, { body }) })

export const useConfirmSecondFactor = () =>
  useChange(
    async (code: string) => {
      const { recovery_codes } = await callApi(contract.confirmSecondFactor, { body: { code } })
      return recovery_codes
    },
    [keys.secondFactor, personKey],
  )

export const useRenewRecoveryCodes = () =>
  useChange(
    async (body: Reauthentication) => {
      const { recovery_codes } = await callApi(contract.renewRecoveryCodes, { body })
      return recovery_codes
    },
    [keys.secondFactor],
  )

export const useEndSecondFactor = () =>
  useChange((body: Reauthentication) => callApi(contract.endSecondFactor, { body }), [keys.secondFactor, personKey])

export const useSignInRules = () => useData(keys.rules, getSignInRules)

export const changedBySignInRules = [keys.rules, personKey]

export const sendSignInRules = (body: Partial<SignInRules> & { version: number | undefined }) =>
  callApi(setSignInRules, { body })

export const usePasskeys = () => useQuery({ queryKey: keys.passkeys, queryFn: () => callApi(contract.listPasskeys) })

export const useAddPasskey = () =>
  useChange(
    async ({ name, ...body }: { name: string } & Reauthentication) => {
      const { token, options } = await callApi(contract.beginPasskey, { body })
      const { startRegistration } = await loadWebAuthn()
      const response = await startRegistration({ optionsJSON: options as never })
      return callApi(contract.addPasskey, { body: { token, name, response: response as never } })
    },
    [keys.passkeys],
  )

export const useRemovePasskey = () =>
  useChange(
    ({ id, ...body }: { id: PasskeyId } & Reauthentication) =>
      callApi(contract.removePasskey, { params: { id }, body }),
    [keys.passkeys],
  )

export const useApiTokens = () => useData(keys.tokens, listApiTokens)

export const useCreateApiToken = () =>
  useChange(
    async (body: InputOf<typeof createApiToken>['body']) => {
      const { token } = await callApi(createApiToken, { body })
      return token
    },
    [keys.tokens],
  )

export const useEndApiToken = () => useChange((id: SignInId) => callApi(endApiToken, { params: { id } }), [keys.tokens])
