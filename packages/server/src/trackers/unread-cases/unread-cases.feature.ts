import type { Feature } from '../../platform/process/feature.ts'
import { followUnread } from './follow-unread.ts'
import { unreadCheck } from './unread-check.ts'

export const unreadCasesFeature: Feature = {
  on: followUnread,
  dueChecks: unreadCheck,
}
