import { getTeam, listMembers, setTeam } from '@peshi/contract/chamber/team'
import type { BodyOf } from '@peshi/contract/platform/endpoint'
import type { MatterId } from '@peshi/contract/platform/ids'
import { useQuery } from '@tanstack/react-query'
import { callApi } from '../../platform/api/call-api.ts'
import { useChange } from '../../platform/api/use-change.ts'

export const useMembers = () =>
  useQuery({ queryKey: ['team', 'members'], queryFn: async () => (await callApi(listMembers)).data })

export const useTeam = (id: MatterId) =>
  useQuery({
    queryKey: ['matters', 'team', id],
    queryFn: async () => (await callApi(getTeam, { params: { id } })).data,
  })

export const useSetTeam = (id: MatterId) =>
  useChange((body: BodyOf<typeof setTeam>) => callApi(setTeam, { params: { id }, body }), [[]])
