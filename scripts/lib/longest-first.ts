import { BaseSequencer, type TestSpecification } from 'vitest/node'

const projects = ['browser', 'api', 'postgres', 'unit', 'components', 'web', 'examples']

const placeIn = (list: readonly string[], fits: (one: string) => boolean) => {
  const place = list.findIndex(fits)
  return place === -1 ? list.length : place
}

/** Keeps a project's files together, so that a worker reuses its browser and database. The slowest files come first. */
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
