import type { Challenge } from '@peshi/contract/courts/find-case'
import type { ChallengeId, CourtId } from '@peshi/contract/platform/ids'
import type { CaseQuery } from '@peshi/courts/connector'
import type { SessionState } from '@peshi/courts/session'
import { challengeRejected } from '../../courts/courts/court-failures.ts'
import { Invalid } from '../../platform/errors.ts'
import type { Context } from '../../platform/process/context.ts'

const answerWithinMs = 10 * 60_000

interface Steps<Found> {
  court: CourtId
  query: CaseQuery
  search(answer: string | null, session: SessionState): Promise<Found>
  keep(session: SessionState, expiresAt: Date): Promise<ChallengeId>
  /** Also deletes the search, because a captcha accepts only one answer. */
  take(id: ChallengeId): Promise<{ court: CourtId; session: SessionState | null; expires_at: Date } | null>
}

/**
 * With a captcha, a search takes two calls. The first returns the captcha, the second takes the answer and returns
 * the result.
 */
export async function searchWithPicture<Found>(
  { clock, courts }: Pick<Context, 'clock' | 'courts'>,
  { challenge_id, answer }: { challenge_id?: ChallengeId | undefined; answer?: string | undefined },
  { court, query, search, keep, take }: Steps<Found>,
): Promise<Found | { challenge: Challenge; data: [] }> {
  if (challenge_id === undefined && answer === undefined) {
    const { picture, session } = await courts.challenge(court, query)
    if (!picture) return search(null, session)
    const expiresAt = new Date(clock.now().getTime() + answerWithinMs)
    const _id = await keep(session, expiresAt)
    const image = `data:${picture.mediaType};base64,${Buffer.from(picture.image).toString('base64')}`
    return { challenge: { _id, image, expires_at: expiresAt.toISOString() }, data: [] }
  }
  if (!challenge_id || !answer)
    throw new Invalid('Please write what you see in the picture.', { answer: 'Write what you see in the picture' })
  const pending = await take(challenge_id)
  if (!pending?.session || pending.court !== court || pending.expires_at <= clock.now()) throw challengeRejected()
  return search(answer, pending.session)
}
