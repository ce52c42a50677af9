import type { BodyOf } from '@peshi/contract/endpoint'
import type { MatterId } from '@peshi/contract/ids'
import { getTeam, listMembers, setTeam } from '@peshi/contract/team'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { callApi } from '../api/call-api.ts'

export const useMembers = () =>
  useQuery({ queryKey: ['team', 'members'], queryFn: async () => (await callApi(listMembers)).data })

export const useTeam = (id: MatterId) =>
  useQuery({
    queryKey: ['matters', 'team', id],
    queryFn: async () => (await callApi(getTeam, { params: { id } })).data,
  })

export function useSetTeam(id: MatterId) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (body: BodyOf<typeof setTeam>) => callApi(setTeam, { params: { id }, body }),
    onSuccess: () => client.invalidateQueries(),
  })
}
