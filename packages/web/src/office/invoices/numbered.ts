/** Things that have nothing of their own to be known by are known by their place. */
export const numbered = <T extends object>(things: readonly T[]) => things.map((thing, at) => ({ ...thing, at }))
