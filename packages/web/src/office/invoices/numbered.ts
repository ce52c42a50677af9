export const numbered = <T extends object>(things: readonly T[]) => things.map((thing, at) => ({ ...thing, at }))
