import {
  type Appearance,
  type AppearanceRules,
  answerAppearance,
  getAppearanceRules,
  listAppearances,
  listLeave,
  setAppearanceRules,
  setLeave,
} from '@peshi/contract/day/appearances'
import type { BodyOf } from '@peshi/contract/platform/endpoint'
import type { PersonId } from '@peshi/contract/platform/ids'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { callApi, type SentVersion } from '../../platform/api/call-api.ts'
import { useChange } from '../../platform/api/use-change.ts'
import { dataQuery, useData } from '../../platform/api/use-data.ts'
import { useTranslation } from '../../platform/i18n/use-translation.ts'
import { sendOrKeep } from '../../platform/offline/outbox.ts'
import { toastKept } from '../../platform/offline/toast-kept.ts'
import { useWaiting } from '../../platform/offline/use-offline.ts'
import { isOf } from '../../platform/offline/writing.ts'
import { toastDone, toastError } from '../../platform/ui/toast.tsx'
import { type AppearanceWriting, appearanceWriting } from './appearance-writing.ts'

export const appearancesKey = ['appearances', 'day'] as const
export const rulesKey = ['appearances', 'rules'] as const

export const useAppearances = () =>
  useQuery(dataQuery(appearancesKey, listAppearances, {}, { staleTime: 30_000, refetchInterval: 300_000 }))

/** The answers that wait to be sent, by matter and day. */
export function useKeptAnswers() {
  const answers = useWaiting()
    .filter(isOf(appearanceWriting))
    .map(({ writing: { body } }) => [`${body.date} ${body.matter_id}`, body.answer] as const)
  const kept = new Map(answers)
  return ({ date, matter_id }: Pick<Appearance, 'date' | 'matter_id'>) => kept.get(`${date} ${matter_id}`) ?? null
}

/** Whether the person is asked about the hearing. */
export const isAskedOf = (
  { asked, confirmed_by, step }: Appearance,
  me: PersonId | undefined,
  isOwner: boolean,
): boolean => confirmed_by === null && (asked?._id === me || (step === 'owner' && isOwner))

export function useAnswer() {
  const { t } = useTranslation('today')
  const client = useQueryClient()
  return useMutation({
    mutationFn: ({ title, body }: { title: string; body: AppearanceWriting['body'] }) =>
      sendOrKeep({ kind: 'appearance', body }, title, (options) => callApi(answerAppearance, { body }, options)),
    onError: (error) => toastError(error),
    onSuccess(reply, { body }) {
      if (reply === null) return toastKept()
      toastDone(t(`appearances.said_${body.answer}`))
    },
    onSettled: () =>
      Promise.all(
        appearanceWriting
          .outdates({ kind: 'appearance', body: {} as never })
          .map((queryKey) => client.invalidateQueries({ queryKey })),
      ),
  })
}

export const useLeave = () => useData(['appearances', 'leave'], listLeave)

export function useSetLeave() {
  const { t } = useTranslation('today')
  return useChange(
    (body: BodyOf<typeof setLeave>) => callApi(setLeave, { body }),
    [['appearances']],
    (_, { days }) => toastDone(t(days ? 'appearances.leave.saved' : 'appearances.leave.ended')),
  )
}

export const useRules = () => useData(rulesKey, getAppearanceRules)

export const sendRules = (body: Partial<AppearanceRules> & SentVersion) => callApi(setAppearanceRules, { body })
