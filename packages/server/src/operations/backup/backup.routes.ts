import * as contract from '@peshi/contract/operations/backup'
import { messages } from '@peshi/contract/platform/messages'
import { type Bound, bind } from '../../platform/http/bind.ts'
import type { Context } from '../../platform/process/context.ts'
import { createBackups } from './backups.service.ts'

export function backupsRoutes(context: Context): Bound[] {
  const backups = createBackups(context)
  return [
    bind(contract.getBackups, async ({ actor }) => ({ data: await backups.get(actor) })),
    bind(contract.startBackup, async ({ actor }) => {
      await backups.start(actor, 'backup')
      return { message: messages.backupStarted }
    }),
    bind(contract.startDrill, async ({ actor }) => {
      await backups.start(actor, 'drill')
      return { message: messages.drillStarted }
    }),
  ]
}
