export type Parts = Readonly<Record<string, RegExp>>

const sourceOf = (part: RegExp | Parts | string): string => {
  if (typeof part === 'string') return part
  if (part instanceof RegExp) return part.source
  return Object.values(part)
    .map(({ source }) => source)
    .join('|')
}

/**
 * A long pattern made of named parts. Named parts that stand together are alternatives: with
 * `page = { list: /lists?/, board: /boards?/ }`, the result of pattern('i')`^(?:${page})$` is `/^(?:lists?|boards?)$/i`.
 * The flags of the parts have no effect.
 */
export const pattern =
  (flags: string) =>
  ({ raw }: TemplateStringsArray, ...parts: (RegExp | Parts | string)[]): RegExp =>
    new RegExp(String.raw({ raw }, ...parts.map(sourceOf)), flags)
