import type { ReplyOf } from '@peshi/contract/platform/endpoint'
import type { DueCheckId } from '@peshi/contract/platform/ids'
import * as contract from '@peshi/contract/trackers/due-checks'
import { useQuery } from '@tanstack/react-query'
import { callApi } from '../../platform/api/call-api.ts'
import { useChange } from '../../platform/api/use-change.ts'
import { usePage } from '../../platform/api/use-data.ts'
import type { DueNarrow, DueSearch } from './due-checks.search.ts'

export const dueChecksKey = ['due-checks'] as const

export type Shown = 'open' | 'settled'
export type TakenCheck = NonNullable<ReplyOf<typeof contract.takeDueCheck>['data']>

export const perPage = 25

export const useDueChecks = ({ show = 'open', page = 1, ...narrow }: Omit<DueSearch, 'show'> & { show?: Shown }) =>
  usePage([...dueChecksKey, show, page, narrow], contract.listDueChecks, { query: { ...narrow, show, page, perPage } })

export const useDueCount = () =>
  useQuery({
    queryKey: [...dueChecksKey, 'count'],
    queryFn: async () => (await callApi(contract.listDueChecks, { query: { perPage: 1 } })).meta.counts.due,
  })

export const takeNext = (narrow: DueNarrow) => callApi(contract.takeDueCheck, { body: narrow })
export const answerCheck = (id: DueCheckId, answer: string) =>
  callApi(contract.answerDueCheck, { params: { id }, body: { answer } })
export const putOff = (id: DueCheckId) => callApi(contract.putOffDueCheck, { params: { id } })
export const giveBack = () => callApi(contract.releaseDueChecks)

export const useDecide = () =>
  useChange(
    ({ check, to }: { check: Pick<contract.DueCheck, '_id'>; to: 'drop' | 'reopen' }) =>
      callApi(to === 'drop' ? contract.dropDueCheck : contract.reopenDueCheck, { params: { id: check._id } }),
    [dueChecksKey],
  )
