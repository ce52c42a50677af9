import * as contract from '@peshi/contract/trackers/practice'
import { type Bound, bind, bindData, changeData } from '../../platform/http/bind.ts'
import type { Context } from '../../platform/process/context.ts'
import type { Feature } from '../../platform/process/feature.ts'
import { readPractice } from './practice.jobs.ts'
import { createPractice } from './practice.service.ts'
import { practiceChecks } from './practice-checks.ts'
import { startPracticeJobs } from './read-practice.ts'

declare module '../../platform/process/feature.ts' {
  interface Services {
    practice: ReturnType<typeof createPractice>
  }
}

function practiceRoutes({ services: { practice } }: Context): Bound[] {
  return [
    bindData(contract.getPractice, ({ actor }) => practice.get(actor)),
    changeData(contract.savePractice, ({ tx, actor, body }) => practice.save(tx, actor, body)),
    bind(contract.listPracticeCases, ({ actor }) => practice.list(actor)),
    changeData(contract.followPracticeCases, ({ tx, actor, body }) => practice.follow(tx, actor, body.ids)),
    changeData(contract.markPracticeCases, ({ tx, actor, body }) => practice.mark(tx, actor, body)),
  ]
}

export const practiceFeature: Feature = {
  services: { practice: createPractice },
  routes: [practiceRoutes],
  jobs: [readPractice],
  startJobs: startPracticeJobs,
  dueChecks: practiceChecks,
  notifies: {
    'practice.found': ({ detail: { person, count } }) => ({
      kind: 'practice.found',
      to: [person],
      values: { count },
      by: null,
    }),
  },
}
