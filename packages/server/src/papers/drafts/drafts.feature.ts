import * as contract from '@peshi/contract/papers/drafts'
import { DraftTemplateId } from '@peshi/contract/platform/ids'
import { messages } from '@peshi/contract/platform/messages'
import { labelledBy } from '../../platform/events/subjects.ts'
import { askFirst, type Bound, bindData, changeDone, changeSaved } from '../../platform/http/bind.ts'
import type { Context } from '../../platform/process/context.ts'
import type { Feature } from '../../platform/process/feature.ts'
import { sumSizes } from '../../platform/uploads/uploads.repo.ts'
import { aboutTemplate, createDraftTemplates } from './draft-templates.service.ts'
import { draftsRepo } from './drafts.repo.ts'
import { draftTemplate, draftTemplateVersion } from './drafts.schema.ts'
import { createDrafts } from './drafts.service.ts'

declare module '../../platform/process/feature.ts' {
  interface Services {
    drafts: ReturnType<typeof createDrafts>
    draftTemplates: ReturnType<typeof createDraftTemplates>
  }
}

function draftRoutes({ services: { drafts, draftTemplates: templates, uploads } }: Context): Bound[] {
  return [
    bindData(contract.listDraftTemplates, ({ actor }) => drafts.listTemplates(actor)),
    bindData(contract.startDraft, ({ actor, body }) => drafts.start(actor, body)),
    bindData(contract.previewDraft, ({ actor, body }) => drafts.preview(actor, body)),
    changeSaved(
      contract.makeDraft,
      messages.draftMade,
      askFirst(
        ({ actor, body }) => drafts.produce(actor, body),
        ({ tx, actor, body }, made) => drafts.keep(tx, actor, body, made),
        ({ actor }, made) => uploads.drop(actor, made.uploads),
      ),
    ),
    bindData(contract.getDraftTemplate, ({ actor, params, query }) => templates.get(actor, params.id, query.matter_id)),
    changeSaved(
      contract.addDraftTemplate,
      messages.draftTemplateSaved,
      askFirst(
        ({ actor, body }) => templates.check(actor, body.upload_id, 'create'),
        ({ tx, actor, body }, taken) => templates.add(tx, actor, body, taken),
      ),
    ),
    changeSaved(
      contract.renewDraftTemplate,
      messages.draftTemplateSaved,
      askFirst(
        ({ actor, params, body }) => templates.checkRenewal(actor, params.id, body.upload_id, body.version),
        ({ tx, actor, params, body }, taken) => templates.renew(tx, actor, params.id, taken, body.version),
      ),
    ),
    changeDone(contract.removeDraftTemplate, messages.draftTemplateRemoved, ({ tx, actor, params, body }) =>
      templates.remove(tx, actor, params.id, body.version),
    ),
  ]
}

export const draftsFeature: Feature = {
  services: { draftTemplates: createDraftTemplates, drafts: createDrafts },
  routes: [draftRoutes],
  files: ({ services: { draftTemplates } }) => ({
    'draft-template': (actor, [id, number]) =>
      draftTemplates.findFile(actor, DraftTemplateId.parse(id), Number(number)),
  }),
  onChecked: async (tx, { chamberId, key }) =>
    (await draftsRepo(tx, chamberId).listByFile(key)).map(({ id, added_by }) => ({
      ...aboutTemplate(id),
      addedBy: added_by,
    })),
  subjects: { 'draft-template': labelledBy(draftTemplate, draftTemplate.name) },
  countBytes: sumSizes(draftTemplateVersion),
}
