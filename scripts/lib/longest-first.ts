import { BaseSequencer, type TestSpecification } from 'vitest/node'

/** What comes first of a run of several projects: the browser's journeys are long, the unit tests fill the end. */
const projects = ['browser', 'api', 'postgres', 'examples', 'unit']

const placeIn = (list: readonly string[], fits: (one: string) => boolean) => {
  const place = list.findIndex(fits)
  return place === -1 ? list.length : place
}

/**
 * One project after the other, so that a worker keeps what it has started (a browser, a database), and in each the files
 * that take minutes to the front: begun last, they would leave the other workers with nothing to do.
 */
export function longestFirst(longest: readonly string[]) {
  const placeOf = ({ moduleId, project }: TestSpecification) =>
    placeIn(projects, (name) => name === project.name) * 1000 +
    placeIn(longest, (file) => moduleId.endsWith(`/${file}`))
  return class LongestFirst extends BaseSequencer {
    override async sort(files: TestSpecification[]) {
      const sorted = await super.sort(files)
      return sorted.toSorted((one, other) => placeOf(one) - placeOf(other))
    }
  }
}
