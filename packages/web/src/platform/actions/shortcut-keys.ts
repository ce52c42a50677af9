export type KeyStep = { done: string } | { waiting: string } | null

/** Interprets a key after the previous ones; sequences are written `g t`. */
export function stepKey(before: string, key: string, known: readonly string[]): KeyStep {
  const sequence = before === '' ? key : `${before} ${key}`
  if (known.includes(sequence)) return { done: sequence }
  if (known.some((one) => one.startsWith(`${sequence} `))) return { waiting: sequence }
  // The key may start another sequence.
  return before === '' ? null : stepKey('', key, known)
}
