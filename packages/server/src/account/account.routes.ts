import { login, logout, me, refreshToken, register, updateUser } from '@peshi/contract/account'
import { messages } from '@peshi/contract/messages'
import type { FastifyRequest } from 'fastify'
import type { Context } from '../context.ts'
import { type Bound, bind, bindPublic } from '../http/bind.ts'
import { createAccounts } from './account.service.ts'
import { createSessions } from './session.service.ts'
import { createSignInLimits } from './sign-in-limits.ts'

export function accountRoutes(context: Context): Bound[] {
  const sessions = createSessions({ ...context, secret: context.config.secret })
  const accounts = createAccounts({ ...context, sessions })
  const limits = createSignInLimits(context.clock)

  return [
    bindPublic(login, ({ body, request }) =>
      limits.signIn(request.ip, body.email, () => accounts.login(body, deviceOf(request))),
    ),
    bindPublic(register, ({ body, request }) =>
      limits.register(request.ip, () => accounts.register(body, deviceOf(request))),
    ),
    bindPublic(refreshToken, ({ body, request }) =>
      limits.refresh(request.ip, () => sessions.refresh(body.refreshToken)),
    ),
    bindPublic(logout, async ({ body }) => {
      await sessions.end(body.refreshToken)
      return {}
    }),
    bind(me, async ({ actor }) => ({ userData: await accounts.getMe(actor) })),
    bind(updateUser, async ({ actor, body }) => ({
      userData: await accounts.update(actor, body),
      message: Object.keys(body).join() === 'court_id' ? messages.defaultBoardUpdated : messages.dataUpdated,
    })),
  ]
}

const deviceOf = (request: FastifyRequest) => request.headers['user-agent'] ?? null
