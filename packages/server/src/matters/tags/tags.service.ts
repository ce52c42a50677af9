import type { renameTag, SavedTag, setMatterTags, Tag, TagsOfMatter } from '@peshi/contract/matters/tags'
import type { BodyOf } from '@peshi/contract/platform/endpoint'
import type { ChamberId, MatterId, TagId } from '@peshi/contract/platform/ids'
import type { Tx } from '../../platform/db/door.ts'
import { assertMatterExists } from '../../platform/db/matter-exists.ts'
import { presentVersion } from '../../platform/db/versions.ts'
import { Conflict, Invalid } from '../../platform/errors.ts'
import { aboutMatter } from '../../platform/events/about-matter.ts'
import { type Actor, authorize } from '../../platform/http/actor.ts'
import type { Context } from '../../platform/process/context.ts'
import { tagsRepo } from './tags.repo.ts'

export function createTags({ db, clock, emit }: Pick<Context, 'db' | 'clock' | 'emit'>) {
  const aboutTag = (id: TagId) => ({ subject: { kind: 'tag', id } })

  async function read(tx: Tx, actor: Actor, id: TagId): Promise<SavedTag> {
    const row = await tagsRepo(tx, actor.chamberId).get(id)
    return { ...row, ...presentVersion(row) }
  }

  const raise = (tx: Tx, actor: Actor, id: TagId, seen: number | undefined) =>
    tagsRepo(tx, actor.chamberId).raiseVersion(id, {
      by: actor,
      at: clock.now(),
      seen,
      read: () => read(tx, actor, id),
    })

  async function readOf(tx: Tx, actor: Actor, id: MatterId): Promise<TagsOfMatter> {
    const tags = (await readTags(tx, actor.chamberId, [id]))(id)
    return { tags, ...presentVersion(await tagsRepo(tx, actor.chamberId).getMatter(id)) }
  }

  return {
    async list(actor: Actor) {
      authorize(actor, 'read', 'Matter')
      const rows = await db.asChamber(actor, (tx) => tagsRepo(tx, actor.chamberId).list())
      return rows.map((row) => ({ ...row, ...presentVersion(row) }))
    },

    async create(tx: Tx, actor: Actor, name: string): Promise<Tag> {
      authorize(actor, 'update', 'Matter')
      const tags = tagsRepo(tx, actor.chamberId)
      const made = (await tags.findByName(name)) ?? (await tags.insert(name, clock.now()))
      if (!made) throw new Conflict('Somebody is making this tag just now. Try again.')
      return made
    },

    async rename(tx: Tx, actor: Actor, id: TagId, { name, version }: BodyOf<typeof renameTag>): Promise<SavedTag> {
      authorize(actor, 'update', 'Matter')
      const tags = tagsRepo(tx, actor.chamberId)
      await raise(tx, actor, id, version)
      const before = await tags.get(id)
      const same = await tags.findByName(name)
      if (same && same._id !== id)
        throw new Invalid('There is a tag of this name already.', {
          name: 'Another tag has this name. Choose another name.',
        })
      await tags.rename(id, name)
      await emit(tx, actor, { type: 'tag.renamed', ...aboutTag(id), detail: { before: before.name, after: name } })
      return read(tx, actor, id)
    },

    async remove(tx: Tx, actor: Actor, id: TagId, seen?: number): Promise<void> {
      authorize(actor, 'delete', 'Matter')
      const tags = tagsRepo(tx, actor.chamberId)
      await raise(tx, actor, id, seen)
      const { name } = await tags.get(id)
      await tags.remove(id)
      await emit(tx, actor, { type: 'tag.deleted', ...aboutTag(id), detail: { before: name } })
    },

    async of(actor: Actor, matterId: MatterId): Promise<TagsOfMatter> {
      authorize(actor, 'read', 'Matter')
      return db.asChamber(actor, async (tx) => {
        await assertMatterExists(tx, actor, matterId)
        return readOf(tx, actor, matterId)
      })
    },

    async setOf(
      tx: Tx,
      actor: Actor,
      matterId: MatterId,
      { tag_ids: ids, version: seen }: BodyOf<typeof setMatterTags>,
    ): Promise<TagsOfMatter> {
      authorize(actor, 'update', 'Matter')
      await assertMatterExists(tx, actor, matterId)
      const tags = tagsRepo(tx, actor.chamberId)
      const edit = { by: actor, at: clock.now(), seen, read: () => readOf(tx, actor, matterId) }
      await tags.raiseMatter(matterId, edit)
      const newTags = await tags.listByIds(ids)
      if (newTags.length < new Set(ids).size)
        throw new Invalid('A tag is gone. Choose again.', { tag_ids: 'A tag is gone' })
      const before = (await tags.listOf([matterId])).map(({ name }) => name)
      await tags.removeAllBut(
        matterId,
        newTags.map(({ _id }) => _id),
      )
      for (const { _id } of newTags) await tags.addTo([matterId], _id)
      const detail = { before: before.join(', '), after: newTags.map(({ name }) => name).join(', ') }
      await emit(tx, actor, { type: 'matter.tagged', ...aboutMatter(matterId), detail })
      return readOf(tx, actor, matterId)
    },

    async tagMany(
      tx: Tx,
      actor: Actor,
      ids: readonly MatterId[],
      { action, tag_id }: { action: 'tag' | 'untag'; tag_id: TagId },
    ): Promise<MatterId[]> {
      const tags = tagsRepo(tx, actor.chamberId)
      const { name } = await tags.get(tag_id)
      const isOn = action === 'tag'
      const changed = isOn ? await tags.addTo(ids, tag_id) : await tags.takeFrom(ids, tag_id)
      const type = isOn ? 'matter.tagged' : 'matter.untagged'
      const detail = { [isOn ? 'after' : 'before']: name }
      await emit(tx, actor, ...changed.map((id) => ({ type, ...aboutMatter(id), detail }) as const))
      return changed
    },
  }
}

export async function readTags(
  tx: Tx,
  chamberId: ChamberId,
  ids: readonly MatterId[],
): Promise<(id: MatterId) => Tag[]> {
  const byMatter = Map.groupBy(await tagsRepo(tx, chamberId).listOf(ids), ({ matter_id }) => matter_id)
  return (id) => (byMatter.get(id) ?? []).map(({ _id, name }) => ({ _id, name }))
}
