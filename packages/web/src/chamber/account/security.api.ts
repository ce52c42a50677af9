import { createApiToken, endApiToken, listApiTokens } from '@peshi/contract/chamber/api-tokens'
import { type AddressKind, listProofs, proveAddress, sendProofCode } from '@peshi/contract/chamber/proofs'
import * as contract from '@peshi/contract/chamber/security'
import type { InputOf } from '@peshi/contract/platform/endpoint'
import type { PasskeyId, SignInId } from '@peshi/contract/platform/ids'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { callApi } from '../../platform/api/call-api.ts'
import { loadWebAuthn } from './passkey-sign-in.ts'

const keys = {
  devices: ['account-devices'],
  proofs: ['account-proofs'],
  secondFactor: ['account-second-factor'],
  passkeys: ['account-passkeys'],
  tokens: ['account-tokens'],
} as const

function useChange<Input, Reply>(key: readonly string[], mutationFn: (input: Input) => Promise<Reply>) {
  const client = useQueryClient()
  return useMutation({ mutationFn, onSuccess: () => client.invalidateQueries({ queryKey: key }) })
}

export const useChangePassword = () =>
  useChange(keys.devices, (body: InputOf<typeof contract.changePassword>['body']) =>
    callApi(contract.changePassword, { body }),
  )

export const useProofs = () =>
  useQuery({ queryKey: keys.proofs, queryFn: async () => (await callApi(listProofs)).data })

export const useSendProofCode = () =>
  useMutation({ mutationFn: (kind: AddressKind) => callApi(sendProofCode, { params: { kind } }) })

const everything = [] as const

export const useProveAddress = () =>
  useChange(everything, ({ kind, code }: { kind: AddressKind; code: string }) =>
    callApi(proveAddress, { params: { kind }, body: { code } }),
  )

export const useDevices = () =>
  useQuery({ queryKey: keys.devices, queryFn: async () => (await callApi(contract.listDevices)).data })

export const useEndDevice = () =>
  useChange(keys.devices, (id: SignInId) => callApi(contract.endDevice, { params: { id } }))

export const useEndOtherDevices = () => useChange(keys.devices, () => callApi(contract.endOtherDevices))

export const useSecondFactor = () =>
  useQuery({ queryKey: keys.secondFactor, queryFn: async () => (await callApi(contract.getSecondFactor)).data })

export const useBeginSecondFactor = () =>
  useMutation({ mutationFn: (password: string) => callApi(contract.beginSecondFactor, { body: { password } }) })

export const useConfirmSecondFactor = () =>
  useChange(keys.secondFactor, async (code: string) => {
    const { recovery_codes } = await callApi(contract.confirmSecondFactor, { body: { code } })
    return recovery_codes
  })

export const useRenewRecoveryCodes = () =>
  useChange(keys.secondFactor, async (password: string) => {
    const { recovery_codes } = await callApi(contract.renewRecoveryCodes, { body: { password } })
    return recovery_codes
  })

export const useEndSecondFactor = () =>
  useChange(keys.secondFactor, (password: string) => callApi(contract.endSecondFactor, { body: { password } }))

export const usePasskeys = () => useQuery({ queryKey: keys.passkeys, queryFn: () => callApi(contract.listPasskeys) })

export const useAddPasskey = () =>
  useChange(keys.passkeys, async ({ name, password }: { name: string; password: string }) => {
    const { token, options } = await callApi(contract.beginPasskey, { body: { password } })
    const { startRegistration } = await loadWebAuthn()
    const response = await startRegistration({ optionsJSON: options as never })
    return callApi(contract.addPasskey, { body: { token, name, response: response as never } })
  })

export const useRemovePasskey = () =>
  useChange(keys.passkeys, (id: PasskeyId) => callApi(contract.removePasskey, { params: { id } }))

export const useApiTokens = () =>
  useQuery({ queryKey: keys.tokens, queryFn: async () => (await callApi(listApiTokens)).data })

export const useCreateApiToken = () =>
  useChange(keys.tokens, async (body: InputOf<typeof createApiToken>['body']) => {
    const { token } = await callApi(createApiToken, { body })
    return token
  })

export const useEndApiToken = () => useChange(keys.tokens, (id: SignInId) => callApi(endApiToken, { params: { id } }))
