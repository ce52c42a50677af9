import type { ReplyOf } from '@peshi/contract/platform/endpoint'
import type { DueCheckId } from '@peshi/contract/platform/ids'
import {
  answerDueCheck,
  type DueCheck,
  dropDueCheck,
  listDueChecks,
  putOffDueCheck,
  releaseDueChecks,
  reopenDueCheck,
  takeDueCheck,
} from '@peshi/contract/trackers/due-checks'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { callApi } from '../../platform/api/call-api.ts'
import { useChange } from '../../platform/api/use-change.ts'
import type { DueNarrow, DueSearch } from './due-checks.search.ts'

export const dueChecksKey = ['due-checks'] as const

export type Shown = 'open' | 'settled'
export type TakenCheck = NonNullable<ReplyOf<typeof takeDueCheck>['data']>

export const perPage = 25

export const useDueChecks = ({ show = 'open', page = 1, ...narrow }: Omit<DueSearch, 'show'> & { show?: Shown }) =>
  useQuery({
    queryKey: [...dueChecksKey, show, page, narrow],
    queryFn: () => callApi(listDueChecks, { query: { ...narrow, show, page, perPage } }),
    placeholderData: keepPreviousData,
  })

export const useDueCount = () =>
  useQuery({
    queryKey: [...dueChecksKey, 'count'],
    queryFn: async () => (await callApi(listDueChecks, { query: { perPage: 1 } })).meta.counts.due,
  })

export const takeNext = (narrow: DueNarrow) => callApi(takeDueCheck, { body: narrow })
export const answerCheck = (id: DueCheckId, answer: string) =>
  callApi(answerDueCheck, { params: { id }, body: { answer } })
export const putOff = (id: DueCheckId) => callApi(putOffDueCheck, { params: { id } })
export const giveBack = () => callApi(releaseDueChecks)

export const useDecide = () =>
  useChange(
    ({ check, to }: { check: Pick<DueCheck, '_id'>; to: 'drop' | 'reopen' }) =>
      callApi(to === 'drop' ? dropDueCheck : reopenDueCheck, { params: { id: check._id } }),
    [dueChecksKey],
  )
