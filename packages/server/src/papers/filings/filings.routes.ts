import * as bundleContract from '@peshi/contract/papers/filing-bundles'
import * as checklistContract from '@peshi/contract/papers/filing-checklists'
import * as contract from '@peshi/contract/papers/filings'
import { messages } from '@peshi/contract/platform/messages'
import { askFirst, type Bound, bind, bindData, changeDone, changeSaved } from '../../platform/http/bind.ts'
import type { Context } from '../../platform/process/context.ts'

export function filingsRoutes({
  services: { filings, filingBundles: bundles, filingSteps: steps, filingChecklists: checklists },
}: Context): Bound[] {
  return [
    bind(contract.listFilings, ({ actor, query }) => filings.list(actor, query)),
    bindData(contract.getFiling, ({ actor, params }) => filings.get(actor, params.id)),
    changeSaved(contract.beginFiling, messages.filingBegun, ({ tx, actor, body }) => filings.begin(tx, actor, body)),
    changeSaved(contract.changeFiling, messages.filingSaved, ({ tx, actor, params, body }) =>
      filings.edit(tx, actor, params.id, body),
    ),
    changeSaved(contract.checkFilingItem, messages.filingSaved, ({ tx, actor, params, body }) =>
      filings.check(tx, actor, params.id, body),
    ),
    changeSaved(
      contract.checkFilingText,
      messages.filingChecked,
      askFirst(
        ({ actor, params }) => filings.readText(actor, params.id),
        ({ tx, actor, params, body }, found) => filings.keepText(tx, actor, params.id, found, body.version),
      ),
    ),
    changeSaved(bundleContract.makeFilingBundle, messages.filingBundleAsked, ({ tx, actor, params }) =>
      bundles.make(tx, actor, params.id),
    ),
    changeSaved(bundleContract.cancelFilingBundle, messages.filingBundleCancelled, ({ tx, actor, params }) =>
      bundles.cancel(tx, actor, params.id),
    ),
    bindData(bundleContract.listBundleFiles, ({ actor, params }) => bundles.listFiles(actor, params.id)),
    changeSaved(contract.fileFiling, messages.filingFiled, ({ tx, actor, params, body }) =>
      steps.file(tx, actor, params.id, body),
    ),
    changeSaved(contract.returnFiling, messages.filingReturned, ({ tx, actor, params, body }) =>
      steps.return(tx, actor, params.id, body),
    ),
    changeSaved(contract.changeObjection, messages.filingSaved, ({ tx, actor, params, body }) =>
      steps.changeObjection(tx, actor, params.id, body),
    ),
    changeSaved(contract.refileFiling, messages.filingRefiled, ({ tx, actor, params, body }) =>
      steps.refile(tx, actor, params.id, body),
    ),
    changeSaved(contract.registerFiling, messages.filingRegistered, ({ tx, actor, params, body }) =>
      steps.register(tx, actor, params.id, body),
    ),
    changeSaved(contract.withdrawFiling, messages.filingWithdrawn, ({ tx, actor, params, body }) =>
      steps.withdraw(tx, actor, params.id, body.version),
    ),
    changeDone(contract.deleteFiling, messages.filingDeleted, ({ tx, actor, params, query }) =>
      filings.remove(tx, actor, params.id, query.version),
    ),
    bindData(checklistContract.listFilingChecklists, ({ actor }) => checklists.list(actor)),
    changeSaved(checklistContract.saveFilingChecklist, messages.filingChecklistSaved, ({ tx, actor, params, body }) =>
      checklists.save(tx, actor, params.form, body),
    ),
  ]
}
