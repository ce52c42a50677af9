import * as contract from '@peshi/contract/office/guests'
import { messages } from '@peshi/contract/platform/messages'
import { labelledBy } from '../../platform/events/subjects.ts'
import { sendFile } from '../../platform/files/send-file.ts'
import { type Bound, bind, bindPublic, change, changeDone } from '../../platform/http/bind.ts'
import type { Context } from '../../platform/process/context.ts'
import type { Feature } from '../../platform/process/feature.ts'
import { createGuestAccess } from './guest-access.service.ts'
import { guest } from './guests.schema.ts'
import { createGuests, handGuestsOver } from './guests.service.ts'

declare module '../../platform/process/feature.ts' {
  interface Services {
    guests: ReturnType<typeof createGuests>
    guestAccess: ReturnType<typeof createGuestAccess>
  }
}

function guestsRoutes({ files, services: { guests, guestAccess, limits } }: Context): Bound[] {
  const behind = <T>(network: string, work: () => Promise<T>) => limits.hold('guest-link', { network }, work)
  return [
    bind(contract.listGuests, ({ actor, params }) => guests.list(actor, params.id)),
    change(contract.shareMatter, async ({ tx, actor, params, body }) => ({
      ...(await guests.share(tx, actor, params.id, body)),
      message: messages.matterShared,
    })),
    changeDone(contract.withdrawGuest, messages.guestWithdrawn, ({ tx, actor, params }) =>
      guests.withdraw(tx, actor, params.id),
    ),
    bindPublic(contract.openAsGuest, 'guest-link', async ({ body, request }) => ({
      data: await behind(request.ip, () => guestAccess.open(body.token)),
    })),
    bindPublic(contract.acceptAsGuest, 'guest-link', async ({ body, request }) => ({
      data: await behind(request.ip, () => guestAccess.accept(body.token, body.name)),
    })),
    bindPublic(contract.guestBriefPack, 'guest-link', async ({ body, request, reply }) => {
      const { name, content } = await behind(request.ip, () => guestAccess.pack(body.token, body.date))
      return reply
        .headers({ 'content-disposition': `inline; filename="${name}"`, 'cache-control': 'private, no-store' })
        .type('application/pdf')
        .send(content)
    }),
    bindPublic(contract.guestFile, 'guest-link', async ({ body: { token, ...what }, request, reply }) =>
      sendFile(files, await behind(request.ip, () => guestAccess.file(token, what)), true, { request, reply }),
    ),
    bindPublic(contract.recordAsGuest, 'guest-link', async ({ body: { token, ...outcome }, request }) => ({
      data: await behind(request.ip, () => guestAccess.record(token, outcome)),
      message: messages.guestOutcomeSaved,
    })),
    bindPublic(contract.addAsGuest, 'guest-link', async ({ body, request }) => ({
      data: await behind(request.ip, () => guestAccess.addPapers(body.token, body.files)),
      message: messages.guestPapersAdded,
    })),
  ]
}

export const guestsFeature: Feature = {
  services: { guests: createGuests, guestAccess: createGuestAccess },
  routes: [guestsRoutes],
  on: () => ({ 'member.removed': handGuestsOver, 'member.left': handGuestsOver }),
  subjects: { guest: labelledBy(guest, guest.name) },
}
