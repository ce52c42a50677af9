import { type AccessRules, getAccessRules, setAccessRules } from '@peshi/contract/chamber/access-rules'
import * as contract from '@peshi/contract/chamber/members'
import type { InputOf } from '@peshi/contract/platform/endpoint'
import type { InvitationId, PersonId } from '@peshi/contract/platform/ids'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { callApi, type SentVersion } from '../../platform/api/call-api.ts'
import { useData } from '../../platform/api/use-data.ts'

const membersKey = ['members'] as const

export const usePeople = () => useQuery({ queryKey: membersKey, queryFn: () => callApi(contract.listPeople) })

export const useAccessRules = () =>
  useQuery({ queryKey: [...membersKey, 'access-rules'], queryFn: () => callApi(getAccessRules) })

export const sendAccessRules = (body: Partial<AccessRules> & SentVersion) => callApi(setAccessRules, { body })

const loadKey = 'member-load'

export const useMemberLoad = (id: PersonId) =>
  useData([loadKey, id], contract.memberLoad, { params: { id } }, { gcTime: 0 })

function useChange<Input, Reply>(mutationFn: (input: Input) => Promise<Reply>) {
  const client = useQueryClient()
  const onSuccess = () => client.invalidateQueries({ predicate: ({ queryKey }) => queryKey[0] !== loadKey })
  return useMutation({ mutationFn, onSuccess })
}

export const useInvite = () =>
  useChange((body: NonNullable<InputOf<typeof contract.invite>['body']>) => callApi(contract.invite, { body }))

export const useRenewInvitation = () =>
  useChange((id: InvitationId) => callApi(contract.renewInvitation, { params: { id } }))

export const useRevokeInvitation = () =>
  useChange((id: InvitationId) => callApi(contract.revokeInvitation, { params: { id } }))

export const useChangeRole = () =>
  useChange(({ id, role }: { id: PersonId; role: contract.WorkingRole }) =>
    callApi(contract.changeRole, { params: { id }, body: { role } }),
  )

export const useRemoveMember = () =>
  useChange(({ id, hand_to }: { id: PersonId; hand_to: PersonId | null }) =>
    callApi(contract.removeMember, { params: { id }, body: { hand_to } }),
  )

export const useHandOver = () =>
  useChange((body: InputOf<typeof contract.handChamberOver>['body']) => callApi(contract.handChamberOver, { body }))

export const useLeave = () => useChange(() => callApi(contract.leaveChamber))
