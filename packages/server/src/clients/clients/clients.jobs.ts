import { keepAllPartySounds } from '../../courts/names/party-sounds.ts'
import { periodic, repeat } from '../../platform/jobs/periodic.ts'
import type { Context } from '../../platform/process/context.ts'
import { createClientsBin } from './clients-bin.service.ts'

export const emptyClientBins = periodic({
  name: 'empty-client-bins',
  cron: '40 3 * * *',
  retries: 3,
  timeoutSeconds: 600,
})

export const keepNames = periodic({ name: 'keep-names', cron: '*/10 * * * *', retries: 2, timeoutSeconds: 600 })

export async function startClientJobs(context: Context): Promise<void> {
  const { queue, log } = context
  const bin = createClientsBin(context)
  await repeat(queue, emptyClientBins, async () => {
    const removed = await bin.purge()
    if (removed > 0) log.info({ removed }, 'Emptied the bins of clients')
  })
  await repeat(queue, keepNames, () => keepAllPartySounds(context))
}
