import * as account from '@peshi/contract/chamber/account'
import { messages } from '@peshi/contract/platform/messages'
import type { Db } from '../../platform/db/door.ts'
import type { Actor } from '../../platform/http/actor.ts'
import { askFirst, type Bound, bind, bindPublic, change, inSystem } from '../../platform/http/bind.ts'
import { visitorOf } from '../../platform/http/visitor.ts'
import type { Context } from '../../platform/process/context.ts'
import { passwordResetRoutes } from './password-reset.routes.ts'
import { readReach } from './reach.ts'
import { securityRoutes } from './security.routes.ts'

declare module '../../platform/process/feature.ts' {
  interface Feature {
    isToBeDeleted?: (db: Pick<Db, 'asSystem'>, actor: Actor) => Promise<boolean>
  }
}

export function accountRoutes(context: Context): Bound[] {
  const { sessions, signIns, accounts, pictures, limits, knownDevices: devices } = context.services
  const { operatorContact } = context.config
  const support = operatorContact.includes('@') ? operatorContact : null

  return [
    bindPublic(account.login, 'sign-in', async ({ body, request, reply }) => {
      const signedIn = await signIns.login(body, visitorOf(request), (personId) => devices.find(request, personId))
      if ('userData' in signedIn) devices.remember(request, reply, signedIn.userData._id)
      return signedIn
    }),
    bindPublic(account.register, 'register', async ({ body, request, reply }) => {
      await limits.take('register', { network: request.ip })
      await limits.take('register-day', { network: request.ip })
      const opened = await accounts.register(body, visitorOf(request))
      if ('userData' in opened) devices.remember(request, reply, opened.userData._id)
      return opened
    }),
    bindPublic(account.registerByCode, 'code', async ({ body, request, reply }) => {
      const opened = await limits.hold('code', { network: request.ip }, () =>
        accounts.finishRegistration(body, visitorOf(request)),
      )
      devices.remember(request, reply, opened.userData._id)
      return opened
    }),
    bindPublic(account.refreshToken, 'refresh', ({ body, request }) =>
      limits.hold('refresh', { network: request.ip }, () => sessions.refresh(body.refreshToken)),
    ),
    bindPublic(account.logout, 'sign-out', async ({ body, request }) => {
      await limits.take('sign-out', { network: request.ip })
      await sessions.end(body.refreshToken)
      return {}
    }),
    bind(account.me, async ({ actor }) => ({
      userData: await accounts.getMe(actor),
      support,
      is_to_be_deleted: (
        await Promise.all(context.features.map((one) => one.isToBeDeleted?.(context.db, actor)))
      ).includes(true),
      reach: await readReach(context.db, actor),
    })),
    inSystem(
      'account',
      change(
        account.updateUser,
        askFirst(
          ({ actor, body }) => accounts.checkUpdate(actor, body),
          async ({ tx, actor, body }, checked) => ({
            userData: await accounts.update(tx, actor, body, checked),
            message: Object.keys(body).join() === 'court_id' ? messages.defaultBoardUpdated : messages.dataUpdated,
          }),
        ),
      ),
    ),
    bind(account.uploadPicture, async ({ actor, request }) => ({
      userData: await pictures.upload(actor, request.body),
      message: messages.pictureSaved,
    })),
    bind(account.removePicture, async ({ actor }) => ({
      userData: await pictures.remove(actor),
      message: messages.pictureRemoved,
    })),
    bindPublic(account.showPicture, 'requests', async ({ params, reply }) =>
      reply
        .headers({ 'cache-control': 'private, max-age=604800, immutable', 'content-disposition': 'inline' })
        .type('image/jpeg')
        .send(await pictures.read(params.name)),
    ),
    ...securityRoutes(context),
    ...passwordResetRoutes(context),
  ]
}
