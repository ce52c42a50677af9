import * as contract from '@peshi/contract/operations/backup'
import { messages } from '@peshi/contract/platform/messages'
import { askFirst, type Bound, bindData, changeDone } from '../../platform/http/bind.ts'
import type { Context } from '../../platform/process/context.ts'

export function backupsRoutes({ services: { backups } }: Context): Bound[] {
  return [
    bindData(contract.getBackups, ({ actor }) => backups.get(actor)),
    changeDone(
      contract.startBackup,
      messages.backupStarted,
      askFirst(
        ({ actor }) => backups.checkStarting(actor),
        ({ tx, actor }) => backups.start(tx, actor, 'backup'),
      ),
    ),
    changeDone(
      contract.startDrill,
      messages.drillStarted,
      askFirst(
        ({ actor }) => backups.checkStarting(actor),
        ({ tx, actor }) => backups.start(tx, actor, 'drill'),
      ),
    ),
  ]
}
