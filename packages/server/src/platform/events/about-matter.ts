import type { MatterId } from '@peshi/contract/platform/ids'

/** The part of an event that says which matter it is about. */
export const aboutMatter = (id: MatterId) => ({ matterId: id, subject: { kind: 'matter', id } })
