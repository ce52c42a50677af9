import { messages } from '@peshi/contract/platform/messages'
import { beginUpload, cancelUpload, sendPart } from '@peshi/contract/platform/uploads'
import type { Arriving } from '../http/arriving.ts'
import { type Bound, bindData, changeDone } from '../http/bind.ts'
import { periodic, repeat } from '../jobs/periodic.ts'
import type { Context } from '../process/context.ts'
import type { Feature } from '../process/feature.ts'
import { createScanning, type Scanning } from './scanning.service.ts'
import { createUploads } from './uploads.service.ts'

declare module '../process/feature.ts' {
  interface Services {
    scanning: Scanning
    uploads: ReturnType<typeof createUploads>
  }
}

const checkHeldFiles = periodic({
  name: 'check-held-files',
  cron: '* * * * *',
  retries: 0,
  timeoutSeconds: 900,
})

async function startScanningJobs({ queue, services: { scanning }, stopping }: Context): Promise<void> {
  await repeat(queue, checkHeldFiles, (signal) => scanning.checkAllHeld(AbortSignal.any([signal, stopping])))
}

function uploadsRoutes({ services: { uploads } }: Context): Bound[] {
  return [
    bindData(beginUpload, ({ actor, body }) => uploads.begin(actor, body)),
    bindData(sendPart, ({ actor, params, query, body }) =>
      uploads.addPart(actor, params.id, query.offset, body as Arriving | undefined),
    ),
    changeDone(cancelUpload, messages.uploadCancelled, ({ tx, actor, params }) => uploads.cancel(tx, actor, params.id)),
  ]
}

export const uploadsFeature: Feature = {
  services: { scanning: createScanning, uploads: createUploads },
  routes: [uploadsRoutes],
  jobs: [checkHeldFiles],
  startJobs: startScanningJobs,
  readSettings: (read) => ({
    mostFileBytes: read.megabytes('PESHI_MOST_FILE_MB', 100),
    clamd: read.socketAddress('PESHI_CLAMD'),
    mostChamberBytes: read.megabytes('PESHI_MOST_CHAMBER_MB', 20_480),
  }),
}
