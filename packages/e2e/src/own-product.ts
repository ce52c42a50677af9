import { inject } from 'vitest'

/** The product of the journeys of this worker: what they do to its courts and its days disturbs no other worker's. */
export function ownProduct() {
  const product = inject('products')[Number(process.env.VITEST_POOL_ID) - 1]
  if (!product) throw new Error('There are more workers than products')
  return product
}
