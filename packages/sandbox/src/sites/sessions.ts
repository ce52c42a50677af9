import { createHash, randomBytes } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { drawCaptcha } from '../captcha/draw-captcha.ts'
import type { Clock } from '../clock.ts'
import type { Random } from '../random.ts'
import type { SiteId } from '../world/courts.ts'

export interface Challenge {
  id: number
  site: SiteId
  session: string
  answer: string
  sha256: string
  drawnAt: string
}

export interface SiteSession {
  id: string
  site: SiteId
  challenge: Challenge | null
  bench: { state_code: string; court_code: string } | null
  lastSeen: number
}

export interface Sessions {
  open(request: FastifyRequest, reply: FastifyReply): SiteSession
  find(request: FastifyRequest): SiteSession | undefined
  draw(session: SiteSession): Buffer
  /** The program securimage allows one attempt for each captcha. */
  answer(session: SiteSession | undefined, text: string | undefined): boolean
  /** Returns a form token `sid:<sha1>,<seconds>`, which is valid only in this session. */
  signForm(session: SiteSession): string
  isSigned(session: SiteSession | undefined, token: string | undefined): boolean
}

export interface SessionStore {
  forSite(site: SiteId, cookie: string, path: string, alphabet: string, length: number): Sessions
  openChallenges(): Challenge[]
  clear(): void
}

const lifetime = 30 * 60_000
const keptAtMost = 5_000

export function createSessions(clock: Pick<Clock, 'now'>, random: Random): SessionStore {
  const sessions = new Map<string, SiteSession>()
  let pictures = 0

  function forgetOld(now: number) {
    for (const [id, session] of sessions) {
      if (now - session.lastSeen < lifetime && sessions.size < keptAtMost) break
      sessions.delete(id)
    }
  }

  function forSite(site: SiteId, cookie: string, path: string, alphabet: string, length: number): Sessions {
    const sign = (session: SiteSession, seconds: string) =>
      createHash('sha1').update(`${session.id} ${seconds}`).digest('hex')

    function find(request: FastifyRequest): SiteSession | undefined {
      const id = request.cookies[cookie]
      const session = id ? sessions.get(id) : undefined
      const now = clock.now().getTime()
      if (!session || session.site !== site || now - session.lastSeen > lifetime) return undefined
      session.lastSeen = now
      sessions.delete(session.id)
      sessions.set(session.id, session)
      return session
    }

    return {
      find,
      open(request, reply) {
        const known = find(request)
        if (known) return known
        const now = clock.now().getTime()
        forgetOld(now)
        const session = { id: randomBytes(16).toString('hex'), site, challenge: null, bench: null, lastSeen: now }
        sessions.set(session.id, session)
        reply.setCookie(cookie, session.id, { path, httpOnly: true })
        return session
      },
      draw(session) {
        pictures += 1
        const answer = Array.from({ length }, () => random.pick([...alphabet])).join('')
        const picture = drawCaptcha(answer, `picture ${pictures}`)
        const sha256 = createHash('sha256').update(picture).digest('hex')
        const drawnAt = clock.now().toISOString()
        session.challenge = { id: pictures, site, session: session.id, answer, sha256, drawnAt }
        return picture
      },
      answer(session, text) {
        const expected = session?.challenge?.answer
        if (session) session.challenge = null
        return expected !== undefined && text?.trim().toUpperCase() === expected
      },
      signForm(session) {
        const seconds = String(Math.floor(clock.now().getTime() / 1000))
        return `sid:${sign(session, seconds)},${seconds}`
      },
      isSigned(session, token) {
        const [, hash, seconds] = /^sid:([0-9a-f]{40}),(\d+)$/.exec(token ?? '') ?? []
        return session !== undefined && seconds !== undefined && hash === sign(session, seconds)
      },
    }
  }

  return {
    forSite,
    openChallenges: () =>
      [...sessions.values()]
        .map((session) => session.challenge)
        .filter((challenge) => challenge !== null)
        .sort((one, other) => other.id - one.id),
    clear: () => sessions.clear(),
  }
}
