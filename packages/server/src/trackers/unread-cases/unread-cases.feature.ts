import type { Feature } from '../../platform/process/feature.ts'
import { followUnread } from './follow-unread.ts'
import { readUnreadCases, startUnreadCaseJobs } from './unread-cases.jobs.ts'
import { unreadCheck } from './unread-check.ts'

export const unreadCasesFeature: Feature = {
  on: followUnread,
  dueChecks: unreadCheck,
  jobs: [readUnreadCases],
  startJobs: startUnreadCaseJobs,
}
