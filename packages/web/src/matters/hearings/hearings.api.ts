import * as contract from '@peshi/contract/matters/hearings'
import { listVideoLinks, saveVideoLink } from '@peshi/contract/matters/video-links'
import type { CourtDate } from '@peshi/contract/platform/dates'
import type { InputOf } from '@peshi/contract/platform/endpoint'
import type { CourtId, HearingId, MatterId } from '@peshi/contract/platform/ids'
import { previewClock } from '@peshi/contract/trackers/clocks'
import {
  keepPreviousData,
  type QueryClient,
  queryOptions,
  useMutation,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query'
import { askWhich } from '../../chamber/edits/clash.ts'
import { callApi } from '../../platform/api/call-api.ts'
import { useChange } from '../../platform/api/use-change.ts'
import { dataQuery, useData } from '../../platform/api/use-data.ts'
import { useTranslation } from '../../platform/i18n/use-translation.ts'
import { sendOrKeep } from '../../platform/offline/outbox.ts'
import { toastKept } from '../../platform/offline/toast-kept.ts'
import { toastDone, toastError } from '../../platform/ui/toast.tsx'
import {
  type HearingWriting,
  hearingWords,
  type OutcomeWriting,
  outcomeFields,
  outcomeWords,
  seenOn,
  sendHearing,
  sendOutcome,
  type Time,
} from './hearing-writings.ts'

export const hearingsKey = ['hearings'] as const

const forgetHearings = (client: QueryClient) =>
  Promise.all(
    [hearingsKey, ['matters'], ['today'], ['calls'], ['clocks']].map((queryKey) =>
      client.invalidateQueries({ queryKey }),
    ),
  )

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

export const useUsualOutcomes = (id: MatterId) =>
  useData([...hearingsKey, 'usual', id], contract.usualOutcomes, { params: { id } }, { staleTime: 600_000 })

/** A day's hearings join the queue when their court rises. */
const queuesEveryMs = 300_000

export const hearingQueuesQuery = dataQuery(
  [...hearingsKey, 'queues'],
  contract.hearingQueues,
  {},
  { refetchInterval: queuesEveryMs },
)

export const useHearingQueues = (enabled = true) => useQuery({ ...hearingQueuesQuery, enabled })

export const useHearingLoad = (from: CourtDate, to: CourtDate, matter_id?: MatterId) =>
  useQuery({
    queryKey: [...hearingsKey, 'load', from, to, matter_id ?? null],
    queryFn: async () => {
      const { data } = await callApi(contract.hearingLoad, { query: { from, to, ...(matter_id ? { matter_id } : {}) } })
      return new Map(data.map((day) => [day.date, day]))
    },
  })

export const useLastDay = (court: CourtId, from: CourtDate, period: Time | null) =>
  useQuery({
    queryKey: [...hearingsKey, 'last-day', court, from, period],
    queryFn: async () => {
      const body = { rule: 'direction', start_on: from, court_id: court, period }
      return (await callApi(previewClock, { body })).data[0] ?? null
    },
    enabled: period !== null,
    placeholderData: keepPreviousData,
  })

export const useHearingPeople = () =>
  useData([...hearingsKey, 'people'], contract.hearingPeople, {}, { staleTime: 600_000 })

interface OutcomeOf extends Pick<OutcomeWriting, 'body' | 'seen'> {
  title: string
}

export function useRecordOutcome() {
  const { t } = useTranslation(['hearings', 'offline'])
  const client = useQueryClient()
  const people = useHearingPeople().data ?? []
  const record = ({ title, body, seen }: OutcomeOf) => {
    const writing: OutcomeWriting = { kind: 'outcome', body, seen }
    return sendOrKeep(writing, title, async (options) => {
      return { reply: await sendOutcome(writing, options, askWhich(outcomeWords(people))) }
    })
  }
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
      const { undo, data } = reply.reply ?? {}
      if (!undo) return
      const { version: _, ...fields } = undo
      const [entry] = data ?? []
      const whole = { ...outcomeFields(entry), ...fields }
      const run = () => putBack({ title, seen: seenOn(entry, outcomeFields), body: whole })
      toastDone(t('done.saved'), { label: t('undo'), run })
      return forgetHearings(client)
    },
  })
}

interface HearingOf extends Pick<HearingWriting, 'body' | 'seen'> {
  title: string
}

export function useSaveHearing() {
  const { t } = useTranslation(['hearings', 'offline'])
  const client = useQueryClient()
  const people = useHearingPeople().data ?? []
  return useMutation({
    mutationFn: ({ title, body, seen }: HearingOf) => {
      const writing: HearingWriting = { kind: 'hearing', body, seen }
      return sendOrKeep(writing, title, async (options) => ({
        reply: await sendHearing(writing, options, askWhich(hearingWords(people))),
      }))
    },
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
    mutationFn: ({ id, version }: { id: HearingId; version: number }) =>
      callApi(contract.deleteHearing, { params: { id }, body: { version } }),
    onSuccess: (_, { id }) => {
      toastDone(t('done.deleted'), { label: t('undo'), run: () => restore(id) })
      return forgetHearings(client)
    },
  })
}

const videosKey = ['hearings', 'videos'] as const

export const useVideoLinks = () => useData(videosKey, listVideoLinks)
export const useSaveVideoLink = () =>
  useChange(
    (body: NonNullable<InputOf<typeof saveVideoLink>['body']>) => callApi(saveVideoLink, { body }),
    [['hearings'], ['calls']],
  )
