export type KeyStep = { done: string } | { waiting: string } | null

/** `before` has the keys pressed so far, as `g h`. Null if no known shortcut begins so. */
export function stepKey(before: string, key: string, known: readonly string[]): KeyStep {
  const sequence = before === '' ? key : `${before} ${key}`
  if (known.includes(sequence)) return { done: sequence }
  if (known.some((one) => one.startsWith(`${sequence} `))) return { waiting: sequence }
  return before === '' ? null : stepKey('', key, known)
}
