import { createHash } from 'node:crypto'

/** Milliseconds of `compute` on the idle reference machine. */
const referenceMs = 270

function compute() {
  const hash = createHash('sha256')
  let sum = 0
  for (let n = 1; n < 6_000_000; n++) sum = (sum + Math.imul(n, sum ^ n)) | 0
  for (let n = 0; n < 600; n++) hash.update(`${sum}`.repeat(20_000))
  return hash.digest('hex')
}

/** Relative to the reference machine: 0.5 is half as fast. */
export function measureSpeed() {
  const began = performance.now()
  compute()
  return referenceMs / (performance.now() - began)
}
