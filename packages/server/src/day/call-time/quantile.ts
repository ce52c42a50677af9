/** The value below which a share of the sorted values lies. Values may be infinite. */
export function quantile(sorted: readonly number[], share: number): number {
  if (sorted.length === 0) return Number.NaN
  const place = Math.min(sorted.length - 1, Math.max(0, Math.round(share * (sorted.length + 1)) - 1))
  return sorted[place] ?? Number.NaN
}

export const sortNumbers = (values: readonly number[]) => values.toSorted((one, other) => one - other)

export const median = (values: readonly number[]) => quantile(sortNumbers(values), 0.5)
