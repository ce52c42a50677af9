import { periodic } from '../jobs/periodic.ts'

export const checkHeldFiles = periodic({
  name: 'check-held-files',
  cron: '* * * * *',
  retries: 0,
  timeoutSeconds: 900,
})
