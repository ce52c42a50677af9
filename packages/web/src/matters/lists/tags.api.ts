import { getTeam, type MatterRole, type Team } from '@peshi/contract/chamber/team'
import {
  createTag,
  deleteTag,
  listTags,
  renameTag,
  setMatterTags,
  type Tag,
  tagsOfMatter,
} from '@peshi/contract/matters/tags'
import type { DataOf } from '@peshi/contract/platform/endpoint'
import type { MatterId, PersonId, TagId } from '@peshi/contract/platform/ids'
import { changedSince } from '../../chamber/edits/edit.ts'
import { sendTeam } from '../../chamber/team/team.api.ts'
import { callApi, type SentVersion } from '../../platform/api/call-api.ts'
import { useChange } from '../../platform/api/use-change.ts'
import { useData } from '../../platform/api/use-data.ts'

// The key begins with `matters`, so that a change of a matter also refetches the counts of its tags.
const key = ['matters', 'tags'] as const

export type CountedTag = DataOf<typeof listTags>[number]

export const useTags = () => useData(key, listTags)

export const useMatterTags = (id: MatterId) => useData([...key, id], tagsOfMatter, { params: { id } })

export const useCreateTag = () =>
  useChange(async (name: string) => (await callApi(createTag, { body: { name } })).data, [['matters']])

export const changedByTags = [['matters']] as const

export const sendTag = (id: TagId, body: { name: string } & SentVersion) => callApi(renameTag, { params: { id }, body })

export const useDeleteTag = (onDone: () => void) =>
  useChange(
    ({ _id: id, version }: CountedTag) => callApi(deleteTag, { params: { id }, body: { version } }),
    changedByTags,
    onDone,
  )

/** The team dialog edits the team and the tags of a matter, which share the matter's version. */
export interface Staffing extends Team {
  tags: readonly Tag[]
}

export interface StaffingFields {
  person_ids: PersonId[]
  roles: { person_id: PersonId; role: MatterRole }[]
  is_sensitive: boolean
  tags: string[]
}

async function readStaffing(id: MatterId): Promise<Staffing> {
  const params = { id }
  const [tags, team] = [await callApi(tagsOfMatter, { params }), await callApi(getTeam, { params })]
  // The older version of both, because the matter may have been changed in between.
  return { ...team.data, tags: tags.data, version: Math.min(team.data.version, tags.meta.version) }
}

export async function sendStaffing(
  id: MatterId,
  { tags, version, ...team }: Partial<StaffingFields> & SentVersion,
  toIds: (names: string[]) => Promise<TagId[]>,
) {
  const params = { id }
  try {
    const tagged = tags && (await callApi(setMatterTags, { params, body: { tag_ids: await toIds(tags), version } }))
    if (Object.keys(team).length > 0) await sendTeam(id, { ...team, version: tagged?.meta.version ?? version })
  } catch (error) {
    const changed = changedSince(error)
    // Each call says only its own half.
    if (changed?.now) changed.now = await readStaffing(id)
    throw error
  }
}
