import { BaseSequencer, type TestSpecification } from 'vitest/node'

const projects = ['browser', 'api', 'postgres', 'examples', 'unit']

const placeIn = (list: readonly string[], fits: (one: string) => boolean) => {
  const place = list.findIndex(fits)
  return place === -1 ? list.length : place
}

/**
 * Sorts test files. Files of one project are together, so that a worker can use the same browser and database for them.
 * In a project, the slowest files are first.
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
