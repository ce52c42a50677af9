import { roomKey } from '@peshi/contract/day/board-marks'
import type { saveVideoLink, VideoLink } from '@peshi/contract/matters/video-links'
import type { BodyOf } from '@peshi/contract/platform/endpoint'
import { courtTitle, findCourt } from '@peshi/courts/catalogue/courts'
import type { Tx } from '../../platform/db/door.ts'
import { Conflict, Invalid } from '../../platform/errors.ts'
import { type Actor, authorize } from '../../platform/http/actor.ts'
import type { Context } from '../../platform/process/context.ts'
import { type VideoLinkRow, videoLinksRepo } from './video-links.repo.ts'

const mostLinks = 300

export function createVideoLinks({ db, emit }: Pick<Context, 'db' | 'emit'>) {
  async function read(tx: Tx, actor: Actor): Promise<VideoLink[]> {
    return (await videoLinksRepo(tx, actor.chamberId).list()).map(present)
  }

  return {
    async list(actor: Actor): Promise<VideoLink[]> {
      authorize(actor, 'read', 'Matter')
      return db.asChamber(actor, (tx) => read(tx, actor))
    },

    async save(tx: Tx, actor: Actor, { court_id, court_no, url }: BodyOf<typeof saveVideoLink>): Promise<VideoLink[]> {
      authorize(actor, 'update', 'Matter')
      if (!findCourt(court_id)) throw new Invalid('This court is not known.', { court_id: 'Choose another court' })
      const links = videoLinksRepo(tx, actor.chamberId)
      const room = roomKey(court_no ?? '')
      const link = (await links.list()).find((one) => one.court === court_id && one.room === room)
      if (url === (link?.url ?? '')) return read(tx, actor)
      if (url === '') await links.remove(court_id, room)
      else await links.save({ court: court_id, room, url })
      const type = url === '' ? 'video-link.removed' : 'video-link.saved'
      await emit(tx, actor, { type, subject: { kind: 'court', id: court_id } })
      const saved = await read(tx, actor)
      if (saved.length > mostLinks) throw new Conflict(`A chamber has ${mostLinks} video links at most.`)
      return saved
    },
  }
}

const present = ({ court, room, url }: VideoLinkRow): VideoLink => ({
  court_id: court,
  court_title: courtTitle(court),
  court_no: room || null,
  url,
})
