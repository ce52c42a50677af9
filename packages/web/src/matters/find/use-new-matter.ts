import type { CourtId } from '@peshi/contract/ids'
import type { CasePreview, Challenge } from '@peshi/contract/matters'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ApiError } from '../../api/api-error.ts'
import { readPastedCase } from '../case-paste.ts'
import { type Draft, emptyDraft, keepDraft, readDraft } from './draft.ts'
import { useCourtForm, useFindCase } from './find.api.ts'
import { checkDraft, type DraftField, toFindInput } from './find-input.ts'

type Errors = Partial<Record<DraftField | 'answer', string>>

/** The conversation of the dialog: what was typed, the court's picture, its answer. Nothing typed is ever lost. */
export function useNewMatter() {
  const { t } = useTranslation('matters')
  const [draft, setDraft] = useState<Draft>(readDraft)
  const [challenge, setChallenge] = useState<Challenge | null>(null)
  const [answer, setAnswer] = useState('')
  const [isRejected, setRejected] = useState(false)
  const [found, setFound] = useState<CasePreview[] | null>(null)
  const [errors, setErrors] = useState<Errors>({})
  const form = useCourtForm(draft.court)
  const find = useFindCase()
  const caseTypes = form.data?.case_types

  useEffect(() => keepDraft(draft), [draft])
  // The case types may arrive after the number was pasted.
  // biome-ignore lint/correctness/useExhaustiveDependencies: only the arrival of the types counts
  useEffect(() => {
    if (caseTypes && draft.quick && !draft.case_type) paste(draft.quick)
    if (form.data && !form.data.by.includes(draft.by)) change({ by: form.data.by[0] ?? 'case-number' })
  }, [form.data])

  /** A changed question needs a new picture: the court's session belongs to the old one. */
  function change(changes: Partial<Draft>) {
    setDraft((before) => ({ ...before, ...changes }))
    setChallenge(null)
    setRejected(false)
    setErrors({})
    find.reset()
  }

  const changeCourt = (court: CourtId | null) =>
    // The codes of case types are each court's own.
    change(court === draft.court ? { court } : { court, case_type: null })

  /** Fills the fields from a pasted text; false when it says nothing of a case. */
  function paste(text: string): boolean {
    const pasted = readPastedCase(text, caseTypes ?? [])
    if (!pasted) return false
    change(pasted.by === 'cnr' ? { ...pasted, quick: text } : { ...pasted, quick: text })
    return true
  }

  const type = (text: string) => {
    if (!paste(text)) setDraft((before) => ({ ...before, quick: text }))
  }

  function ask(withAnswer: boolean) {
    const wrong = checkDraft(draft)
    const { court } = draft
    if (!court || Object.keys(wrong).length > 0) {
      return setErrors(Object.fromEntries(Object.entries(wrong).map(([field, key]) => [field, t(`need.${key}`)])))
    }
    setErrors({})
    const answering = withAnswer && challenge ? { challenge_id: challenge._id, answer: answer.trim() } : {}
    find.mutate(
      { ...toFindInput(draft, court), ...answering },
      {
        onSuccess: (reply) => {
          setAnswer('')
          setChallenge(reply.challenge)
          if (withAnswer && reply.challenge) setRejected(true)
          if (!reply.challenge) setFound(reply.data)
        },
        onError: (error) => {
          if (!(error instanceof ApiError)) return
          if (error.code === 'challenge-rejected') {
            setRejected(true)
            setAnswer('')
            return ask(false)
          }
          setErrors(error.fields)
          // The picture is spent; trying again asks for a new one.
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
    form,
    challenge,
    answer,
    setAnswer: (text: string) => {
      setAnswer(text)
      setErrors({})
    },
    isRejected,
    errors,
    /** A failure that concerns no single field. */
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
    forget: () => {
      setDraft({ ...emptyDraft, court: draft.court })
      keepDraft(null)
    },
  }
}
