import { z } from 'zod'
import { endpoint, ok } from '../platform/endpoint.ts'
import { MatterId, TagId } from '../platform/ids.ts'
import { Seen, seen, Versioned, versioned } from '../platform/version.ts'

const id = z.object({ id: TagId })
const Name = z.string().trim().min(1, 'Write a word').max(40, 'Use at most 40 characters')

export const Tag = z.object({ _id: TagId, name: z.string() })
export type Tag = z.infer<typeof Tag>

export const SavedTag = Tag.extend(versioned)
export type SavedTag = z.infer<typeof SavedTag>

/** `version` is the matter's. */
export const TagsOfMatter = z.object({ tags: z.array(Tag), ...versioned })
export type TagsOfMatter = z.infer<typeof TagsOfMatter>

export const listTags = endpoint('GET /api/tags', {
  can: ['read', 'Matter'],
  summary: 'The chamber’s tags by name, and how many matters have each',
  reply: ok({ data: z.array(SavedTag.extend({ matters: z.number() })) }),
})

export const createTag = endpoint('POST /api/tags', {
  can: ['update', 'Matter'],
  summary: 'Create a tag, or return the one with this name',
  body: z.object({ name: Name }),
  reply: ok({ data: Tag }),
})

export const renameTag = endpoint('POST /api/tags/rename/:id', {
  can: ['update', 'Matter'],
  changes: SavedTag,
  summary: 'Rename a tag',
  params: id,
  body: z.object({ name: Name, ...seen }),
  reply: ok({ data: SavedTag, message: z.string() }),
})

export const deleteTag = endpoint('POST /api/tags/delete/:id', {
  can: ['delete', 'Matter'],
  changes: SavedTag,
  summary: 'Delete a tag and remove it from every matter',
  params: id,
  body: Seen,
  reply: ok({ message: z.string() }),
})

export const tagsOfMatter = endpoint('GET /api/matters/tags/:id', {
  can: ['read', 'Matter'],
  summary: 'A matter’s tags',
  params: z.object({ id: MatterId }),
  reply: ok({ data: z.array(Tag), meta: Versioned }),
})

export const setMatterTags = endpoint('POST /api/matters/tags/:id', {
  can: ['update', 'Matter'],
  changes: TagsOfMatter,
  summary: 'Set a matter’s tags',
  params: z.object({ id: MatterId }),
  body: z.object({ tag_ids: z.array(TagId).max(30, 'Use at most 30 tags'), ...seen }),
  reply: ok({ data: z.array(Tag), meta: Versioned, message: z.string() }),
})
