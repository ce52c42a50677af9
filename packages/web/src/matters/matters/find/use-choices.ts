import type { CasePreview, findAtCourt, UnopenedRow } from '@peshi/contract/courts/find-case'
import type { ReplyOf } from '@peshi/contract/platform/endpoint'
import type { ChallengeId, CourtId } from '@peshi/contract/platform/ids'
import { useState } from 'react'
import type { Choice } from './choose-case.tsx'
import { useFindCase } from './find.api.ts'

interface Offer {
  choices: Choice[]
  unopened: UnopenedRow[]
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
    offer({ data, choice, unopened, message }: ReplyOf<typeof findAtCourt>): boolean {
      if (!choice && unopened.length === 0 && data.length < 2) return false
      const choices: Choice[] = choice
        ? choice.lines.map((line) => ({ kind: 'line', line }))
        : data.map((found) => ({ kind: 'read', found }))
      const isCut = choice !== null && message !== undefined
      setOffered({ choices, unopened, searchId: choice?.search_id ?? null, isCut })
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
