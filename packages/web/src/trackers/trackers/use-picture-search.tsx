import type { Challenge } from '@peshi/contract/courts/find-case'
import type { ChallengeId } from '@peshi/contract/platform/ids'
import { type ReactNode, useState } from 'react'
import { ChallengeField } from '../../matters/matters/find/challenge-field.tsx'
import { ApiError } from '../../platform/api/api-error.ts'

interface Answer {
  challenge_id?: ChallengeId
  answer?: string
}

interface Find<Query, Reply> {
  isPending: boolean
  mutate(query: Query & Answer, then: { onSuccess(reply: Reply): void; onError(error: Error): void }): void
  reset(): void
}

/**
 * A search that may need a captcha. `ask` sends the query, with the typed answer if a captcha is shown. A wrong answer
 * brings another captcha.
 */
export function usePictureSearch<Query extends object, Reply extends { challenge: Challenge | null }>(
  find: Find<Query, Reply>,
  toQuery: () => Query,
) {
  const [challenge, setChallenge] = useState<Challenge | null>(null)
  const [answer, setAnswer] = useState('')
  const [isRejected, setRejected] = useState(false)
  const [reply, setReply] = useState<Reply | null>(null)

  function send(picture: Challenge | null) {
    setAnswer('')
    const answered: Answer = picture ? { challenge_id: picture._id, answer } : {}
    find.mutate(
      { ...toQuery(), ...answered },
      {
        onSuccess: (next) => {
          setChallenge(next.challenge)
          setReply(next.challenge ? null : next)
        },
        onError: (error) => {
          const isWrong = error instanceof ApiError && error.code === 'challenge-rejected'
          setRejected(isWrong)
          if (isWrong) send(null)
          else setChallenge(null)
        },
      },
    )
  }

  const field: ReactNode = challenge ? (
    <ChallengeField
      challenge={challenge}
      answer={answer}
      isRejected={isRejected}
      isBusy={find.isPending}
      onAnswer={setAnswer}
      onReload={() => send(null)}
    />
  ) : null

  return {
    /** The captcha with the field for its answer. */
    field,
    reply,
    ask: () => send(challenge),
    reset() {
      setChallenge(null)
      setRejected(false)
      setReply(null)
      find.reset()
    },
  }
}
