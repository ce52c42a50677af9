import { BaseSequencer, type TestSpecification } from 'vitest/node'

const projects = ['browser', 'api', 'postgres', 'examples', 'unit']

const placeIn = (list: readonly string[], fits: (one: string) => boolean) => {
  const place = list.findIndex(fits)
  return place === -1 ? list.length : place
}

/** Files of a project run together, so that workers reuse browser and database. Slow files run first. */
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
