import type { TokenScope } from '@peshi/contract/platform/abilities'
import { abilitiesFor } from '@peshi/contract/platform/abilities'
import type { Endpoint } from '@peshi/contract/platform/endpoint'
import { isAllowed } from '@peshi/contract/platform/is-allowed'
import type { FastifyRequest } from 'fastify'
import type { Clock } from '../clock.ts'
import { Forbidden, Unauthenticated } from '../errors.ts'
import type { Actor } from './actor.ts'
import type { Authenticator, Standing } from './authenticator.ts'
import type { RequestRate } from './request-rate.ts'

declare module 'fastify' {
  interface FastifyRequest {
    actor: Actor | null
    accessEndsAt: Date | null
  }
}

interface Needs extends Authenticator {
  clock: Clock
  rate: RequestRate
}

export function createGuard({ readBearer, standings, clock, rate }: Needs) {
  return async function guard(request: FastifyRequest, endpoint: Endpoint): Promise<void> {
    if (endpoint.access === 'public') {
      rate.ofNetwork(request.ip)
      return
    }
    const token = bearerOf(request)
    const claims = token && (await readBearer(token))
    const standing = claims && (await standings.of(claims.signInId))
    if (!claims || !standing) {
      rate.ofNetwork(request.ip)
      throw new Unauthenticated()
    }
    rate.ofPerson(claims.personId)
    if (standing.scope) refuseProgram(endpoint, standing.scope)
    if (endpoint.access === 'member') refuseClosed(standing, clock.now())
    const abilities = abilitiesFor(standing.role, standing.switches)
    if (endpoint.can && !isAllowed(abilities, ...endpoint.can)) throw new Forbidden()
    const { expiresAt, ...who } = claims
    request.actor = { ...who, role: standing.role, abilities }
    request.accessEndsAt = expiresAt
  }
}

export type Guard = ReturnType<typeof createGuard>

function refuseProgram({ personally, method, readsOnly, isForCompanion }: Endpoint, scope: TokenScope): void {
  if (scope === 'companion' && !isForCompanion)
    throw new Forbidden('The companion may only hand on court pages.', 'not-for-companion')
  if (personally) throw new Forbidden('A token cannot do this. Sign in and do it there.', 'not-for-tokens')
  if (scope === 'read' && method !== 'GET' && !readsOnly)
    throw new Forbidden('This token may only read.', 'token-reads-only')
}

export const bearerOf = (request: FastifyRequest): string | null => {
  const [scheme, token] = request.headers.authorization?.split(' ') ?? []
  return scheme?.toLowerCase() === 'bearer' && token ? token : null
}

export function refuseClosed({ enabled, expiresAt, secondStepFrom }: Standing, now: Date): void {
  if (!enabled) throw new Forbidden('Your account is disabled. Ask support to enable it.', 'account-disabled')
  if (expiresAt && expiresAt <= now)
    throw new Forbidden('Your account has expired. Renew the plan to continue.', 'account-expired')
  if (secondStepFrom && secondStepFrom <= now)
    throw new Forbidden(
      'Your chamber requires two-step sign-in. Turn it on in your settings, under Security.',
      'second-step-required',
    )
}
