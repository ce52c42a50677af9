import * as contract from '@peshi/contract/papers/certified-copies'
import { messages } from '@peshi/contract/platform/messages'
import { labelledBy } from '../../platform/events/subjects.ts'
import { type Bound, bindData, changeDone, changeSaved } from '../../platform/http/bind.ts'
import type { Context } from '../../platform/process/context.ts'
import type { Feature } from '../../platform/process/feature.ts'
import { certifiedCopiesRepo } from './certified-copies.repo.ts'
import { certifiedCopy } from './certified-copies.schema.ts'
import { createCertifiedCopies } from './certified-copies.service.ts'

declare module '../../platform/process/feature.ts' {
  interface Services {
    certifiedCopies: ReturnType<typeof createCertifiedCopies>
  }
}

const certifiedCopiesRoutes = ({ services: { certifiedCopies: copies } }: Context): Bound[] => [
  bindData(contract.listCertifiedCopies, ({ actor, query }) => copies.list(actor, query.matter_id)),
  changeSaved(contract.addCertifiedCopy, messages.copySaved, ({ tx, actor, body }) => copies.add(tx, actor, body)),
  changeSaved(contract.editCertifiedCopy, messages.copySaved, ({ tx, actor, params, body }) =>
    copies.edit(tx, actor, params.id, body),
  ),
  changeDone(contract.deleteCertifiedCopy, messages.copyDeleted, ({ tx, actor, params, query }) =>
    copies.remove(tx, actor, params.id, query.version),
  ),
]

export const certifiedCopiesFeature: Feature = {
  services: { certifiedCopies: createCertifiedCopies },
  routes: [certifiedCopiesRoutes],
  subjects: { 'certified-copy': labelledBy(certifiedCopy, certifiedCopy.paper) },
  listCopies: (tx, chamberId, matterIds) => certifiedCopiesRepo(tx, chamberId).listOfMatters(matterIds),
}
