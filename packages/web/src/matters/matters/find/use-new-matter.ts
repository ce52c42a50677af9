import type { CasePreview, Challenge } from '@peshi/contract/courts/find-case'
import { courtsNamed, readWrittenCase, type WrittenCase } from '@peshi/contract/courts/written-case'
import type { CourtId } from '@peshi/contract/platform/ids'
import { useEffect, useState } from 'react'
import { useAllCourts } from '../../../courts/courts/courts.api.ts'
import { ApiError } from '../../../platform/api/api-error.ts'
import { useTranslation } from '../../../platform/i18n/use-translation.ts'
import { type Draft, emptyDraft, keepDraft, readDraft } from './draft.ts'
import { useCourtForm, useFindCase } from './find.api.ts'
import { checkDraft, type DraftField, sayWrong, toFindInput } from './find-input.ts'
import { useChoices } from './use-choices.ts'

type Errors = Partial<Record<DraftField | 'answer', string>>

const ofOneCourt = { case_type: null, establishment: null, police_station: null, act: null }

const nothingRead = { case_type: null, case_number: '', case_year: '', cnr: '', hand_type: '' }

export function useNewMatter() {
  const { t } = useTranslation('matters')
  const [draft, setDraft] = useState<Draft>(readDraft)
  const [challenge, setChallenge] = useState<Challenge | null>(null)
  const [answer, setAnswer] = useState('')
  const [isRejected, setRejected] = useState(false)
  const [found, setFound] = useState<CasePreview[] | null>(null)
  const [isAsked, setAsked] = useState(false)
  const [errors, setErrors] = useState<Errors>({})
  const courts = useAllCourts()
  const form = useCourtForm(draft.court)
  const find = useFindCase()
  const choices = useChoices(draft.court, setFound)
  const caseTypes = form.data?.case_types
  const lists = form.data?.lists[draft.by] ?? []

  useEffect(() => {
    // Only a change is stored, because the stored draft may arrive later. A case that was searched for is no draft.
    if (draft !== emptyDraft) keepDraft(isAsked ? { ...emptyDraft, court: draft.court } : draft)
  }, [draft, isAsked])
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs only when the case types are loaded
  useEffect(() => {
    if (!form.data) return
    if (!form.data.by.includes(draft.by)) change({ by: form.data.by[0] ?? 'case-number' })
    else if (draft.by === 'case-number' && draft.quick && !draft.case_type) paste(draft.quick)
  }, [form.data])
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs only when the courts are loaded
  useEffect(() => {
    const pasted = draft.court ? null : readWrittenCase(draft.quick, [])
    const court = pasted && pasted.by !== 'several' && courtOf(draft.quick, pasted)
    if (court) change({ ...ofOneCourt, court, is_court_read: true })
  }, [courts.data])

  /** Removes the captcha, because a court's captcha is valid for one search only. */
  function change(changes: Partial<Draft>) {
    setDraft((before) => ({ ...before, ...changes }))
    setChallenge(null)
    setRejected(false)
    setAsked(false)
    setErrors({})
    find.reset()
  }

  const changeCourt = (court: CourtId | null) =>
    change({ ...(court !== draft.court && ofOneCourt), court, is_court_read: false })

  const chosenCourt = () => (draft.is_court_read ? null : draft.court)

  function courtOf(text: string, pasted: WrittenCase): CourtId | null {
    const named = courtsNamed(text, pasted)
    const chosen = chosenCourt()
    if (chosen && (named.includes(chosen) || pasted.by !== 'cnr')) return chosen
    const open = courts.data?.filter(({ unique_id, findable }) => findable && named.includes(unique_id)) ?? []
    return open.length === 1 ? (open[0]?.unique_id ?? null) : chosen
  }

  function paste(text: string): boolean {
    const pasted = readWrittenCase(text, caseTypes ?? [])
    if (!pasted || pasted.by === 'several') return false
    const court = courtOf(text, pasted)
    const read = { ...nothingRead, ...pasted, court, is_court_read: court !== chosenCourt(), quick: text }
    change(court === draft.court ? read : { ...read, ...ofOneCourt })
    return true
  }

  function type(text: string) {
    if (paste(text)) return
    const wasRead = readWrittenCase(draft.quick, []) !== null
    change({
      quick: text,
      ...(wasRead && nothingRead),
      ...(draft.is_court_read && { ...ofOneCourt, court: null, is_court_read: false }),
    })
  }

  const quickProblem = () => {
    if (draft.quick.trim() === '') return null
    const pasted = readWrittenCase(draft.quick, [])
    if (pasted?.by === 'several') return t('find.several', { cases: pasted.cases.join(' · ') })
    return pasted ? null : t('find.not_understood')
  }

  function ask(withAnswer: boolean) {
    const wrong = checkDraft(draft, lists)
    const { court } = draft
    if (!court || Object.keys(wrong).length > 0) {
      return setErrors(
        Object.fromEntries(
          Object.entries(wrong).map(([field, key]) => [field, sayWrong(draft, field, t(`need.${key}`))]),
        ),
      )
    }
    setErrors({})
    setAsked(true)
    const answering = withAnswer && challenge ? { challenge_id: challenge._id, answer: answer.trim() } : {}
    find.mutate(
      { ...toFindInput(draft, court), ...answering },
      {
        onSuccess: (reply) => {
          setAnswer('')
          setChallenge(reply.challenge)
          if (withAnswer && reply.challenge) setRejected(true)
          if (!reply.challenge && !choices.offer(reply)) setFound(reply.data)
        },
        onError: (error) => {
          if (!(error instanceof ApiError)) return
          if (error.code === 'challenge-rejected') {
            setRejected(true)
            setAnswer('')
            return ask(false)
          }
          setErrors(error.fields)
          // If no field is wrong, the captcha was sent to the court and cannot be used again.
          if (Object.keys(error.fields).length === 0) setChallenge(null)
        },
      },
    )
  }

  function submit() {
    if (challenge && !answer.trim()) return setErrors({ answer: t('need.answer') })
    ask(challenge !== null)
  }

  return {
    draft,
    change,
    changeCourt,
    paste,
    type,
    quickProblem: quickProblem(),
    form,
    lists,
    choices,
    challenge,
    answer,
    setAnswer: (text: string) => {
      setAnswer(text)
      setErrors({})
    },
    isRejected,
    errors,
    error: find.error && Object.keys(errors).length === 0 && !challenge ? find.error : null,
    isFinding: find.isPending,
    isReloading: find.isPending && challenge !== null && !answer,
    found,
    submit,
    reload: () => {
      setRejected(false)
      ask(false)
    },
    goBack: () => setFound(null),
    addByHand: () => {
      const type = caseTypes?.find(({ code }) => code === draft.case_type)
      change({
        by_hand: true,
        hand_type: draft.hand_type || (type?.short ?? ''),
        petitioner: draft.petitioner || (draft.by === 'party' ? draft.name : ''),
      })
    },
    forget: () => {
      setDraft({ ...emptyDraft, court: draft.court })
      keepDraft(null)
    },
  }
}
