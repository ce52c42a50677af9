import { inject } from 'vitest'

export function ownProduct() {
  const product = inject('products')[Number(process.env.VITEST_POOL_ID) - 1]
  if (!product) throw new Error('There are more workers than products')
  return product
}
