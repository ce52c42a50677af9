/** Adds the index as a key for items without an id. */
export const numbered = <T extends object>(things: readonly T[]) => things.map((thing, at) => ({ ...thing, at }))
