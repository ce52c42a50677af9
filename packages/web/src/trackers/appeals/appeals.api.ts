import type { InputOf } from '@peshi/contract/platform/endpoint'
import type { AppealHitId, AppealTrackerId, MatterId } from '@peshi/contract/platform/ids'
import {
  type AppealInput,
  appealBenches,
  appealCaseTypes,
  appealFromMatter,
  appealStates,
  checkAppeal,
  createAppeal,
  deleteAppeals,
  dismissAppealHit,
  editAppeal,
  exportAppeals,
  followAppealHit,
  getAppeal,
  type LowerCourtKind,
  listAppeals,
  restoreAppeals,
  stopAppeal,
} from '@peshi/contract/trackers/appeals'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { callApi, fetchFile } from '../../platform/api/call-api.ts'
import type { ExportType } from '../../platform/ui/export-menu.tsx'
import { useChange, useDelete } from '../trackers/trackers.api.ts'
import { type TrackerSearch, toTrackerQuery } from '../trackers/trackers.search.ts'

const key = ['appeals'] as const
type ListQuery = NonNullable<InputOf<typeof listAppeals>['query']>
const toQuery = (search: TrackerSearch) => toTrackerQuery(search) as ListQuery

export const useAppeals = (search: TrackerSearch) =>
  useQuery({
    queryKey: [...key, 'list', toQuery(search)],
    queryFn: () => callApi(listAppeals, { query: toQuery(search) }),
    placeholderData: keepPreviousData,
  })

export const useAppeal = (id: AppealTrackerId) =>
  useQuery({
    queryKey: [...key, 'one', id],
    queryFn: async () => (await callApi(getAppeal, { params: { id } })).data,
  })

export function fetchAppealsFile(search: TrackerSearch, type: ExportType): Promise<File> {
  const { page: _page, perPage: _perPage, ...query } = toQuery(search)
  return fetchFile(exportAppeals, { query: { ...query, type } })
}

const steps = { staleTime: 3_600_000, retry: 1 }

export const useStates = (court_id: LowerCourtKind) =>
  useQuery({
    ...steps,
    queryKey: [...key, 'states', court_id],
    queryFn: async () => (await callApi(appealStates, { query: { court_id } })).data,
  })

export const useBenches = (court_id: LowerCourtKind, state_id: string | null) =>
  useQuery({
    ...steps,
    enabled: state_id !== null,
    queryKey: [...key, 'benches', court_id, state_id],
    queryFn: async () => (await callApi(appealBenches, { query: { court_id, state_id: state_id ?? '' } })).data,
  })

export const useCaseTypes = (court_id: LowerCourtKind, state_id: string | null, bench: string | null) =>
  useQuery({
    ...steps,
    enabled: state_id !== null && bench !== null,
    queryKey: [...key, 'types', court_id, state_id, bench],
    queryFn: async () => {
      const query = { court_id, state_id: state_id ?? '', tracking_court_id: bench ?? '' }
      return (await callApi(appealCaseTypes, { query })).data
    },
  })

export const useFromMatter = (matter: MatterId | null) =>
  useQuery({
    enabled: matter !== null,
    queryKey: [...key, 'from', matter],
    queryFn: async () => (await callApi(appealFromMatter, { params: { matter: matter as MatterId } })).data,
  })

export const useCreateAppeal = () =>
  useChange('appeals', (body: InputOf<typeof createAppeal>['body'] & AppealInput) => callApi(createAppeal, { body }))

export const useEditAppeal = (id: AppealTrackerId) =>
  useChange('appeals', (body: NonNullable<InputOf<typeof editAppeal>['body']>) =>
    callApi(editAppeal, { params: { id }, body }),
  )

export const useTurnAppeal = (to: 'check' | 'stop') =>
  useChange('appeals', (id: AppealTrackerId) => callApi(to === 'check' ? checkAppeal : stopAppeal, { params: { id } }))

export const useFollowHit = (id: AppealTrackerId) =>
  useChange('appeals', async (hit: AppealHitId) => (await callApi(followAppealHit, { params: { id, hit } })).data)

export const useDismissHit = (id: AppealTrackerId) =>
  useChange('appeals', ({ hit, undo }: { hit: AppealHitId; undo: boolean }) =>
    callApi(dismissAppealHit, { params: { id, hit }, body: { undo } }),
  )

export const useDeleteAppeals = () =>
  useDelete(
    'appeals',
    (ids) => callApi(deleteAppeals, { body: { ids } }),
    (ids) => callApi(restoreAppeals, { body: { ids } }),
  )
