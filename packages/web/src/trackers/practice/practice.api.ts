import type { PracticeCaseId } from '@peshi/contract/platform/ids'
import * as contract from '@peshi/contract/trackers/practice'
import { useQuery } from '@tanstack/react-query'
import { callApi } from '../../platform/api/call-api.ts'
import { useChange } from '../../platform/api/use-change.ts'
import { useData } from '../../platform/api/use-data.ts'

export const practiceKey = ['practice'] as const

export const usePractice = () => useData([...practiceKey, 'own'], contract.getPractice)

export const useSavePractice = (onDone: () => void) =>
  useChange(
    (body: contract.PracticeInput) => callApi(contract.savePractice, { body }),
    [practiceKey, ['due-checks']],
    onDone,
  )

export const usePracticeCases = () =>
  useQuery({
    queryKey: [...practiceKey, 'cases'],
    queryFn: () => callApi(contract.listPracticeCases),
    refetchInterval: ({ state }) => (state.data?.meta.unread ? 5_000 : false),
  })

export const useMarkCases = () =>
  useChange(
    (body: { ids: PracticeCaseId[]; is_not_mine: boolean }) => callApi(contract.markPracticeCases, { body }),
    [practiceKey],
  )

export const useFollowCases = () =>
  useChange(
    async (ids: PracticeCaseId[]) => (await callApi(contract.followPracticeCases, { body: { ids } })).data,
    [practiceKey, ['matters']],
  )
