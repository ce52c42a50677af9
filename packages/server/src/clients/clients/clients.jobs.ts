import { keepAllPartySounds } from '../../courts/names/party-sounds.ts'
import { periodic, repeat } from '../../platform/jobs/periodic.ts'
import type { Context } from '../../platform/process/context.ts'

export const keepNames = periodic({ name: 'keep-names', cron: '*/10 * * * *', retries: 2, timeoutSeconds: 600 })

export const startClientJobs = (context: Context) => repeat(context.queue, keepNames, () => keepAllPartySounds(context))
