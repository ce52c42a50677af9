import * as contract from '@peshi/contract/papers/model'
import { messages } from '@peshi/contract/platform/messages'
import { labelledBy } from '../../platform/events/subjects.ts'
import { askFirst, type Bound, bind, bindData, changeSaved } from '../../platform/http/bind.ts'
import type { Context } from '../../platform/process/context.ts'
import type { Feature } from '../../platform/process/feature.ts'
import type { SettingsReader } from '../../platform/process/settings-reader.ts'
import { askModelJob, startModelJobs } from './model.jobs.ts'
import { modelAnswer } from './model.schema.ts'
import { createModel } from './model.service.ts'
import { createModelSettings } from './model-settings.service.ts'

declare module '../../platform/process/feature.ts' {
  interface Services {
    model: ReturnType<typeof createModel>
    modelSettings: ReturnType<typeof createModelSettings>
  }
}

function modelRoutes({ services: { model, modelSettings } }: Context): Bound[] {
  return [
    bindData(contract.getModelSettings, ({ actor }) => modelSettings.show(actor)),
    changeSaved(contract.saveModelSettings, messages.modelSaved, ({ tx, actor, body }) =>
      modelSettings.save(tx, actor, body),
    ),
    bind(contract.listModelAnswers, ({ actor, params }) => model.list(actor, params.id)),
    bindData(contract.tryModel, ({ actor, body }) => model.dryRun(actor, body)),
    changeSaved(contract.askModel, messages.modelAsked, ({ tx, actor, body }) => model.ask(tx, actor, body)),
    changeSaved(contract.dismissModelAnswer, messages.modelDismissed, ({ tx, actor, params, body }) =>
      model.dismiss(tx, actor, params.id, body.version),
    ),
    changeSaved(
      contract.acceptModelAnswer,
      messages.modelAccepted,
      askFirst(
        ({ actor, params }) => model.writeNote(actor, params.id),
        ({ tx, actor, params, body }, note) => model.accept(tx, actor, params.id, body.version, note),
      ),
    ),
  ]
}

function readPrivateAddresses(read: SettingsReader, sandboxUrl: string | null): string[] {
  const given = (read.text('PESHI_MODEL_PRIVATE') ?? '').split(',').map((one) => one.trim())
  const origins = given.filter(Boolean).map((one) => {
    const url = URL.parse(one)
    if (!url || !/^https?:$/.test(url.protocol) || url.username || url.pathname !== '/' || url.search)
      read.problem('PESHI_MODEL_PRIVATE', `"${one}" is not an address of the form http://127.0.0.1:11434`)
    return url?.origin ?? ''
  })
  return [...origins, ...(sandboxUrl === null ? [] : [new URL(sandboxUrl).origin])]
}

export const modelFeature: Feature = {
  services: { modelSettings: createModelSettings, model: createModel },
  routes: [modelRoutes],
  readSettings: (read, { sandboxUrl }) => ({ modelPrivate: readPrivateAddresses(read, sandboxUrl) }),
  jobs: [askModelJob],
  startJobs: startModelJobs,
  subjects: { 'model-answer': labelledBy(modelAnswer, modelAnswer.model) },
}
