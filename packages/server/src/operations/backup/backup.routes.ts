import * as contract from '@peshi/contract/operations/backup'
import { messages } from '@peshi/contract/platform/messages'
import { type Bound, bindData, bindDone } from '../../platform/http/bind.ts'
import type { Context } from '../../platform/process/context.ts'

export function backupsRoutes({ services: { backups } }: Context): Bound[] {
  return [
    bindData(contract.getBackups, ({ actor }) => backups.get(actor)),
    bindDone(contract.startBackup, messages.backupStarted, ({ actor }) => backups.start(actor, 'backup')),
    bindDone(contract.startDrill, messages.drillStarted, ({ actor }) => backups.start(actor, 'drill')),
  ]
}
