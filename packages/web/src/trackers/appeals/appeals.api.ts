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
import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { callApi, fetchFile } from '../../platform/api/call-api.ts'
import type { ExportType } from '../../platform/ui/export-menu.tsx'
import { toastDone, toastError } from '../../platform/ui/toast.tsx'
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

/** Steps of the Supreme Court's form. Each list depends on the earlier choices and changes once in years. */
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

function useForget() {
  const client = useQueryClient()
  return () =>
    Promise.all(
      [key, ['due-checks'], ['matters'], ['activity']].map((queryKey) => client.invalidateQueries({ queryKey })),
    )
}

export function useCreateAppeal() {
  const forget = useForget()
  return useMutation({
    mutationFn: (body: InputOf<typeof createAppeal>['body'] & AppealInput) => callApi(createAppeal, { body }),
    onSuccess: forget,
  })
}

export function useEditAppeal(id: AppealTrackerId) {
  const forget = useForget()
  return useMutation({
    mutationFn: (body: NonNullable<InputOf<typeof editAppeal>['body']>) =>
      callApi(editAppeal, { params: { id }, body }),
    onSuccess: forget,
  })
}

export function useTurnAppeal(to: 'check' | 'stop') {
  const forget = useForget()
  return useMutation({
    mutationFn: (id: AppealTrackerId) => callApi(to === 'check' ? checkAppeal : stopAppeal, { params: { id } }),
    onSuccess: forget,
  })
}

export function useFollowHit(id: AppealTrackerId) {
  const forget = useForget()
  return useMutation({
    mutationFn: async (hit: AppealHitId) => (await callApi(followAppealHit, { params: { id, hit } })).data,
    onSuccess: forget,
  })
}

export function useDismissHit(id: AppealTrackerId) {
  const forget = useForget()
  return useMutation({
    mutationFn: ({ hit, undo }: { hit: AppealHitId; undo: boolean }) =>
      callApi(dismissAppealHit, { params: { id, hit }, body: { undo } }),
    onSuccess: forget,
  })
}

export function useDeleteAppeals() {
  const { t } = useTranslation('trackers')
  const forget = useForget()
  return (ids: string[]) =>
    callApi(deleteAppeals, { body: { ids } }).then(async ({ data }) => {
      await forget()
      const back = () =>
        callApi(restoreAppeals, { body: { ids: data.ids } }).then(async () => {
          await forget()
          toastDone(t('done.restored'))
        }, toastError)
      toastDone(t('done.deleted'), { label: t('undo'), run: back })
    }, toastError)
}
