import type { InputOf } from '@peshi/contract/platform/endpoint'
import type { AppealHitId, AppealTrackerId, MatterId } from '@peshi/contract/platform/ids'
import * as contract from '@peshi/contract/trackers/appeals'
import { useQuery } from '@tanstack/react-query'
import { callApi, type SentVersion } from '../../platform/api/call-api.ts'
import { useChange } from '../../platform/api/use-change.ts'
import { useData, usePage } from '../../platform/api/use-data.ts'
import type { ExportType } from '../../platform/ui/export-menu.tsx'
import { fetchTrackersFile, keysTouchedBy, useDelete } from '../trackers/trackers.api.ts'
import { type TrackerSearch, toTrackerQuery } from '../trackers/trackers.search.ts'

const key = ['appeals'] as const
const changed = keysTouchedBy('appeals')
type ListQuery = NonNullable<InputOf<typeof contract.listAppeals>['query']>
const toQuery = (search: TrackerSearch) => toTrackerQuery(search) as ListQuery

export const useAppeals = (search: TrackerSearch) =>
  usePage([...key, 'list', toQuery(search)], contract.listAppeals, { query: toQuery(search) })

export const useAppeal = (id: AppealTrackerId) => useData([...key, 'one', id], contract.getAppeal, { params: { id } })

export const fetchAppealsFile = (search: TrackerSearch, type: ExportType) =>
  fetchTrackersFile(contract.exportAppeals, search, type)

const steps = { staleTime: 3_600_000, retry: 1 }

export const useStates = (court_id: contract.LowerCourtKind) =>
  useData([...key, 'states', court_id], contract.appealStates, { query: { court_id } }, steps)

export const useBenches = (court_id: contract.LowerCourtKind, state_id: string | null) =>
  useData(
    [...key, 'benches', court_id, state_id],
    contract.appealBenches,
    { query: { court_id, state_id: state_id ?? '' } },
    { ...steps, enabled: state_id !== null },
  )

export const useCaseTypes = (court_id: contract.LowerCourtKind, state_id: string | null, bench: string | null) =>
  useQuery({
    ...steps,
    enabled: state_id !== null && bench !== null,
    queryKey: [...key, 'types', court_id, state_id, bench],
    queryFn: async () => {
      const query = { court_id, state_id: state_id ?? '', tracking_court_id: bench ?? '' }
      return (await callApi(contract.appealCaseTypes, { query })).data
    },
  })

export const useFromMatter = (matter: MatterId | null) =>
  useData(
    [...key, 'from', matter],
    contract.appealFromMatter,
    { params: { matter: matter as MatterId } },
    { enabled: matter !== null },
  )

export const useCreateAppeal = () =>
  useChange(
    (body: InputOf<typeof contract.createAppeal>['body'] & contract.AppealInput) =>
      callApi(contract.createAppeal, { body }),
    changed,
  )

export const changedByAppeals = changed

export const sendAppeal = (
  id: AppealTrackerId,
  body: NonNullable<InputOf<typeof contract.editAppeal>['body']> & SentVersion,
) => callApi(contract.editAppeal, { params: { id }, body })

export const useTurnAppeal = (to: 'check' | 'stop') =>
  useChange(
    (id: AppealTrackerId) => callApi(to === 'check' ? contract.checkAppeal : contract.stopAppeal, { params: { id } }),
    changed,
  )

export const useFollowHit = (id: AppealTrackerId) =>
  useChange(
    async (hit: AppealHitId) => (await callApi(contract.followAppealHit, { params: { id, hit } })).data,
    changed,
  )

export const useDismissHit = (id: AppealTrackerId) =>
  useChange(
    ({ hit, undo }: { hit: AppealHitId; undo: boolean }) =>
      callApi(contract.dismissAppealHit, { params: { id, hit }, body: { undo } }),
    changed,
  )

export const useDeleteAppeals = () => useDelete(changed, contract.deleteAppeals, contract.restoreAppeals)
