import { createHash } from 'node:crypto'

/** Milliseconds that `compute` takes on the reference machine while nothing else runs there. */
const referenceMs = 270

function compute() {
  const hash = createHash('sha256')
  let sum = 0
  for (let n = 1; n < 6_000_000; n++) sum = (sum + Math.imul(n, sum ^ n)) | 0
  for (let n = 0; n < 600; n++) hash.update(`${sum}`.repeat(20_000))
  return hash.digest('hex')
}

/** Speed of this machine, compared with the reference machine: 1 is equal, 0.5 is half as fast. */
export function measureSpeed() {
  const began = performance.now()
  compute()
  return referenceMs / (performance.now() - began)
}
