export const earliest = (instants: readonly (Date | null | undefined)[]): Date | null =>
  instants.reduce<Date | null>((first, one) => (one && (!first || one < first) ? one : first), null)
