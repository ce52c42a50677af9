import * as contract from '@peshi/contract/matters/families'
import type { InputOf } from '@peshi/contract/platform/endpoint'
import type { MatterId } from '@peshi/contract/platform/ids'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { callApi, type SentVersion } from '../../platform/api/call-api.ts'
import { dataQuery } from '../../platform/api/use-data.ts'

type Body<E> = NonNullable<InputOf<E> extends { body?: infer B } ? B : never>

const familyKey = (id: MatterId) => ['families', id] as const

export const familyQuery = (id: MatterId) => dataQuery(familyKey(id), contract.getFamily, { params: { id } })

export const useFamily = (id: MatterId) => useQuery(familyQuery(id))

function useChange<Input>(id: MatterId, change: (input: Input) => Promise<{ data: contract.Family }>) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: change,
    onSuccess: async ({ data }) => {
      await Promise.all(changedByFir.map((queryKey) => client.invalidateQueries({ queryKey })))
      client.setQueryData(familyKey(id), data)
    },
  })
}

export const useLinkMatter = (id: MatterId) =>
  useChange(id, (body: Body<typeof contract.linkMatters>) => callApi(contract.linkMatters, { params: { id }, body }))
export const useUnlinkMatter = (id: MatterId) =>
  useChange(id, (other_id: MatterId) => callApi(contract.unlinkMatters, { params: { id }, body: { other_id } }))
export const useDismiss = (id: MatterId) =>
  useChange(id, (other_id: MatterId) => callApi(contract.dismissSuggestion, { params: { id }, body: { other_id } }))
export const useAddAlias = (id: MatterId) =>
  useChange(id, (body: Body<typeof contract.addAlias>) => callApi(contract.addAlias, { params: { id }, body }))
export const useRemoveAlias = (id: MatterId) =>
  useChange(id, (alias_id: string) => callApi(contract.removeAlias, { params: { id }, body: { alias_id } }))
export const changedByFir = [['families'], ['matters', 'list'], ['activity']]

export const sendFir = (id: MatterId, body: Body<typeof contract.setFir> & SentVersion) =>
  callApi(contract.setFir, { params: { id }, body })
