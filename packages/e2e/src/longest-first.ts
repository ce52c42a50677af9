import { basename } from 'node:path'
import { BaseSequencer, type TestSpecification } from 'vitest/node'

/** What takes minutes; begun last, it would leave the other workers with nothing to do. */
const longest = [
  'walk-on-phone',
  'walk-at-desk',
  'doors',
  'court-day',
  'kill',
  'offline',
  'main-job',
  'account',
  'documents',
  'tasks',
]

const placeOf = ({ moduleId }: TestSpecification) => {
  const place = longest.indexOf(basename(moduleId, '.test.ts'))
  return place === -1 ? longest.length : place
}

export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]) {
    const sorted = await super.sort(files)
    return sorted.toSorted((one, other) => placeOf(one) - placeOf(other))
  }
}
