import type { InputOf } from '@peshi/contract/platform/endpoint'
import type { AppealHitId, AppealTrackerId, MatterId } from '@peshi/contract/platform/ids'
import * as contract from '@peshi/contract/trackers/appeals'
import { useQuery } from '@tanstack/react-query'
import { callApi, type SentVersion } from '../../platform/api/call-api.ts'
import { useChange } from '../../platform/api/use-change.ts'
import { useData } from '../../platform/api/use-data.ts'
import { trackerApi } from '../trackers/trackers.api.ts'

export const appeals = trackerApi('appeals', contract.appealCalls)
export const useDeleteAppeals = () => appeals.useDelete()

const steps = { staleTime: 3_600_000, retry: 1 }

export const useStates = (court_id: contract.LowerCourtKind) =>
  useData(['appeals', 'states', court_id], contract.appealStates, { query: { court_id } }, steps)

export const useBenches = (court_id: contract.LowerCourtKind, state_id: string | null) =>
  useData(
    ['appeals', 'benches', court_id, state_id],
    contract.appealBenches,
    { query: { court_id, state_id: state_id ?? '' } },
    { ...steps, enabled: state_id !== null },
  )

export const useCaseTypes = (court_id: contract.LowerCourtKind, state_id: string | null, bench: string | null) =>
  useQuery({
    ...steps,
    enabled: state_id !== null && bench !== null,
    queryKey: ['appeals', 'types', court_id, state_id, bench],
    queryFn: async () => {
      const query = { court_id, state_id: state_id ?? '', tracking_court_id: bench ?? '' }
      return (await callApi(contract.appealCaseTypes, { query })).data
    },
  })

export const useFromMatter = (matter: MatterId | null) =>
  useData(
    ['appeals', 'from', matter],
    contract.appealFromMatter,
    { params: { matter: matter as MatterId } },
    { enabled: matter !== null },
  )

export const useCreateAppeal = () =>
  useChange(
    (body: InputOf<typeof contract.createAppeal>['body'] & contract.AppealInput) =>
      callApi(contract.createAppeal, { body }),
    appeals.keys,
  )

export const sendAppeal = (
  id: AppealTrackerId,
  body: NonNullable<InputOf<typeof contract.editAppeal>['body']> & SentVersion,
) => callApi(contract.editAppeal, { params: { id }, body })

export const checkAppeal = (id: AppealTrackerId) => callApi(contract.checkAppeal, { params: { id } })

export const useStopAppeal = (id: AppealTrackerId) =>
  useChange(() => callApi(contract.stopAppeal, { params: { id } }), appeals.keys)

export const useFollowHit = (id: AppealTrackerId, hit: AppealHitId) =>
  useChange(async () => (await callApi(contract.followAppealHit, { params: { id, hit } })).data, appeals.keys)

export const useDismissHit = (id: AppealTrackerId, hit: AppealHitId) =>
  useChange(
    (undo: boolean) => callApi(contract.dismissAppealHit, { params: { id, hit }, body: { undo } }),
    appeals.keys,
  )
