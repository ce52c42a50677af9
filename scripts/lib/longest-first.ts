import { BaseSequencer, type TestSpecification } from 'vitest/node'

/** Sorts what takes minutes to the front: begun last, it would leave the other workers with nothing to do. */
export function longestFirst(longest: readonly string[]) {
  const placeOf = ({ moduleId }: TestSpecification) => {
    const place = longest.findIndex((file) => moduleId.endsWith(`/${file}`))
    return place === -1 ? longest.length : place
  }
  return class LongestFirst extends BaseSequencer {
    override async sort(files: TestSpecification[]) {
      const sorted = await super.sort(files)
      return sorted.toSorted((one, other) => placeOf(one) - placeOf(other))
    }
  }
}
