import { periodic } from '../../platform/jobs/periodic.ts'

export const readBoards = periodic({ name: 'read-boards', cron: '* 9-17 * * 1-6', retries: 0, timeoutSeconds: 120 })

export const forgetBoardSamples = periodic({
  name: 'forget-board-samples',
  cron: '40 2 * * *',
  retries: 2,
  timeoutSeconds: 600,
})
