import type { CasePreview, findAtCourt } from '@peshi/contract/courts/find-case'
import type { ReplyOf } from '@peshi/contract/platform/endpoint'
import type { ChallengeId, CourtId } from '@peshi/contract/platform/ids'
import { useState } from 'react'
import type { Choice } from './choose-case.tsx'
import { useFindCase } from './find.api.ts'

interface Offer {
  choices: Choice[]
  searchId: ChallengeId | null
  isCut: boolean
}

export function useChoices(court: CourtId | null, onOpen: (found: CasePreview[]) => void) {
  const [offered, setOffered] = useState<Offer | null>(null)
  const [opening, setOpening] = useState<Choice | null>(null)
  const find = useFindCase()

  return {
    offered,
    opening,
    error: find.error,
    /** Shows the choices; returns false if there is only one. */
    offer({ data, choice, message }: ReplyOf<typeof findAtCourt>): boolean {
      if (!choice && data.length < 2) return false
      const choices: Choice[] = choice
        ? choice.lines.map((line) => ({ kind: 'line', line }))
        : data.map((found) => ({ kind: 'read', found }))
      setOffered({ choices, searchId: choice?.search_id ?? null, isCut: choice !== null && message !== undefined })
      return true
    },
    choose(choice: Choice) {
      if (choice.kind === 'read') return onOpen([choice.found])
      if (!court || !offered?.searchId) return
      setOpening(choice)
      find.mutate(
        { court, search_id: offered.searchId, pick: choice.line.pick },
        { onSuccess: ({ data }) => onOpen(data), onSettled: () => setOpening(null) },
      )
    },
    leave() {
      find.reset()
      setOffered(null)
    },
  }
}
