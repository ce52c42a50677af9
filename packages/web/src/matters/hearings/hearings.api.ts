import * as contract from '@peshi/contract/matters/hearings'
import type { CourtDate } from '@peshi/contract/platform/dates'
import type { InputOf } from '@peshi/contract/platform/endpoint'
import type { CourtId, HearingId, MatterId } from '@peshi/contract/platform/ids'
import {
  keepPreviousData,
  type QueryClient,
  queryOptions,
  useMutation,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { callApi } from '../../platform/api/call-api.ts'
import { dataQuery, useData } from '../../platform/api/use-data.ts'
import { sendOrKeep } from '../../platform/offline/outbox.ts'
import { toastKept } from '../../platform/offline/toast-kept.ts'
import { toastDone, toastError } from '../../platform/ui/toast.tsx'
import { enteredOf, type HearingWriting, type OutcomeWriting } from './hearing-writings.ts'

export const hearingsKey = ['hearings'] as const

const forgetHearings = (client: QueryClient) =>
  Promise.all([hearingsKey, ['matters'], ['today']].map((queryKey) => client.invalidateQueries({ queryKey })))

export const hearingDaysQuery = (dates: CourtDate[], courts: CourtId[]) =>
  queryOptions({
    queryKey: [...hearingsKey, 'days', dates, courts],
    queryFn: () =>
      dates.length + courts.length > 0
        ? callApi(contract.filterHearings, { body: { dates, courts } })
        : callApi(contract.listHearings),
  })

export const useHearingDays = (dates: CourtDate[], courts: CourtId[], enabled = true) =>
  useQuery({ ...hearingDaysQuery(dates, courts), placeholderData: keepPreviousData, enabled })

export const hearingsOfMatterQuery = (id: MatterId) =>
  dataQuery([...hearingsKey, 'matter', id], contract.getHearingsOfMatter, { params: { id } })

export const useHearingsOfMatter = (id: MatterId) => useQuery(hearingsOfMatterQuery(id))

export const hearingQueuesQuery = dataQuery([...hearingsKey, 'queues'], contract.hearingQueues)

export const useHearingQueues = (enabled = true) => useQuery({ ...hearingQueuesQuery, enabled })

export const useHearingLoad = (from: CourtDate, to: CourtDate, matter_id?: MatterId) =>
  useQuery({
    queryKey: [...hearingsKey, 'load', from, to, matter_id ?? null],
    queryFn: async () => {
      const { data } = await callApi(contract.hearingLoad, { query: { from, to, ...(matter_id ? { matter_id } : {}) } })
      return new Map(data.map((day) => [day.date, day]))
    },
  })

export const useHearingPeople = () =>
  useData([...hearingsKey, 'people'], contract.hearingPeople, {}, { staleTime: 600_000 })

type OutcomeBody = NonNullable<InputOf<typeof contract.recordOutcome>['body']>

interface OutcomeOf {
  title: string
  before: contract.HearingOutcome | null
  body: OutcomeBody
}

export function useRecordOutcome() {
  const { t } = useTranslation(['hearings', 'offline'])
  const client = useQueryClient()
  const record = ({ title, before, body }: OutcomeOf) =>
    sendOrKeep({ kind: 'outcome', body, before } satisfies OutcomeWriting, title, (options) =>
      callApi(contract.recordOutcome, { body }, options),
    )
  const putBack = (outcome: OutcomeOf) =>
    record(outcome).then((reply) => {
      if (reply === null) toastKept()
      else toastDone(t('done.undone'))
      return forgetHearings(client)
    }, toastError)
  return useMutation({
    mutationFn: record,
    onSuccess: (reply, { title }) => {
      if (reply === null) return toastKept()
      const run = () => putBack({ title, before: null, body: reply.undo })
      toastDone(t('done.saved'), { label: t('undo'), run })
      return forgetHearings(client)
    },
  })
}

interface HearingOf {
  title: string
  known: contract.HearingEntry | undefined
  body: NonNullable<InputOf<typeof contract.saveHearing>['body']>
}

export function useSaveHearing() {
  const { t } = useTranslation(['hearings', 'offline'])
  const client = useQueryClient()
  return useMutation({
    mutationFn: ({ title, known, body }: HearingOf) =>
      sendOrKeep({ kind: 'hearing', body, before: enteredOf(known) } satisfies HearingWriting, title, (options) =>
        callApi(contract.saveHearing, { body }, options),
      ),
    onSuccess: (reply) => {
      if (reply === null) return toastKept()
      toastDone(t('done.saved'))
      return forgetHearings(client)
    },
  })
}

export function useDeleteHearing() {
  const { t } = useTranslation('hearings')
  const client = useQueryClient()
  const restore = (id: HearingId) =>
    callApi(contract.restoreHearing, { params: { id } }).then(() => {
      toastDone(t('done.undone'))
      return forgetHearings(client)
    }, toastError)
  return useMutation({
    mutationFn: (id: HearingId) => callApi(contract.deleteHearing, { params: { id } }),
    onSuccess: (_, id) => {
      toastDone(t('done.deleted'), { label: t('undo'), run: () => restore(id) })
      return forgetHearings(client)
    },
  })
}
