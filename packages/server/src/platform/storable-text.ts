/** Removes what PostgreSQL refuses in a text: NUL characters and lone surrogates. */
export const storableText = (text: string): string => text.replaceAll('\0', '').toWellFormed()

/** A reviver of `JSON.parse` that makes each text storable. */
export const storableValue = (_key: string, value: unknown): unknown =>
  typeof value === 'string' ? storableText(value) : value
