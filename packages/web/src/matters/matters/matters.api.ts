import * as contract from '@peshi/contract/matters/matters'
import type { BodyOf, InputOf } from '@peshi/contract/platform/endpoint'
import type { CourtId, MatterId } from '@peshi/contract/platform/ids'
import { type Query, type QueryClient, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { callApi } from '../../platform/api/call-api.ts'
import { useChange } from '../../platform/api/use-change.ts'
import { dataQuery, usePage } from '../../platform/api/use-data.ts'
import type { ListQuery } from './matters.search.ts'

export const matterKeys = {
  all: ['matters'] as const,
  list: (query: ListQuery) => ['matters', 'list', query] as const,
  detail: (id: string) => ['matters', 'detail', id] as const,
  counts: (group: contract.MatterGroup) => ['matters', 'counts', group] as const,
}

export const changedByMatters = [matterKeys.all, ['bin'], ['today'], ['orders']]

export function forgetMatters(client: QueryClient, gone?: MatterId) {
  const predicate = ({ queryKey }: Query) => gone === undefined || !queryKey.includes(gone)
  return Promise.all(changedByMatters.map((queryKey) => client.invalidateQueries({ queryKey, predicate })))
}

export const useMatters = (query: ListQuery) => usePage(matterKeys.list(query), contract.listMatters, { query })

const syncPollMs = 5000
const isSyncing = (state: string | undefined) => state === 'queued' || state === 'running'

/** With `ahead`, the access log notes that the matter was stored on the device, not opened. */
export const matterQuery = (id: MatterId, ahead = false) =>
  dataQuery(matterKeys.detail(id), contract.getMatter, { params: { id }, query: ahead ? { ahead: 'true' } : {} })

export const useMatter = (id: MatterId) =>
  useQuery({
    ...matterQuery(id),
    refetchInterval: ({ state }) => (isSyncing(state.data?.sync.state) ? syncPollMs : false),
  })

export const useCourtOf = (id: MatterId | undefined) =>
  useQuery({ ...matterQuery(id ?? noMatter), enabled: id !== undefined }).data?.hc_name

const noMatter = '' as MatterId

/** False for the group of matters without court or year. This group's id is empty or `0`. */
export const canNarrow = ({ _id }: { _id: string }) => _id.trim() !== '' && _id !== '0'

export const useMatterCounts = (group: contract.MatterGroup) =>
  useQuery({
    queryKey: matterKeys.counts(group),
    queryFn: async () => (await callApi(contract.countMatters, { query: { group } })).data.filter(canNarrow),
  })

export function useSaveMatter() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (body: InputOf<typeof contract.saveMatter>['body']) => callApi(contract.saveMatter, { body }),
    onSuccess: () => {
      forgetMatters(client)
    },
  })
}

type Followed = Pick<contract.Matter, 'hc_name' | 'matter_id'>

export function useRefreshMatter() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: ({ hc_name, matter_id }: Followed & { matter_id: NonNullable<Followed['matter_id']> }) =>
      callApi(contract.saveMatter, { body: { unique_id: hc_name as CourtId, matter_id, refresh: true } }),
    onSettled: () => forgetMatters(client),
  })
}

export function useDeleteMatter() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: ({ _id: id, version }: Pick<contract.Matter, '_id' | 'version'>) =>
      callApi(contract.deleteMatter, { params: { id }, body: { version } }),
    onSuccess: (_reply, { _id }) => forgetMatters(client, _id),
  })
}

export const useRestoreMatter = () =>
  useChange((id: MatterId) => callApi(contract.restoreMatter, { params: { id } }), changedByMatters)

type MatterChanges = BodyOf<typeof contract.editPublicData> & { title?: string | null }

export async function sendMatter(id: MatterId, { title, version, ...publicData }: MatterChanges) {
  const params = { id }
  const titled = title === undefined ? null : await callApi(contract.editTitle, { params, body: { title, version } })
  if (Object.keys(publicData).length === 0) return titled
  const body = { ...publicData, version: titled?.data.version ?? version }
  return callApi(contract.editPublicData, { params, body })
}
