/** A finished sequence, a begun one, or nothing of ours. */
export type KeyStep = { done: string } | { waiting: string } | null

/** What a key means after the keys pressed just before; sequences are written `g t`. */
export function stepKey(before: string, key: string, known: readonly string[]): KeyStep {
  const sequence = before === '' ? key : `${before} ${key}`
  if (known.includes(sequence)) return { done: sequence }
  if (known.some((one) => one.startsWith(`${sequence} `))) return { waiting: sequence }
  // A wrong second key may begin a sequence of its own.
  return before === '' ? null : stepKey('', key, known)
}
