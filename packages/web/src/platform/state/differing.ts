type Names<Fields> = Extract<keyof Fields, string>

/** Null and a missing value are the same, and lists are compared by their content. */
export const isSame = (one: unknown, other: unknown) => JSON.stringify(one ?? null) === JSON.stringify(other ?? null)

/** The fields of `to` whose values are not those of `from`. */
export function differing<Fields extends object>(from: Fields, to: Partial<Fields>): Partial<Fields> {
  const entries = Object.entries(to) as [Names<Fields>, unknown][]
  return Object.fromEntries(entries.filter(([name, value]) => !isSame(from[name], value))) as Partial<Fields>
}
