import { inject } from 'vitest'

export function ownProduct() {
  const products = inject('products')
  const product = products[(Number(process.env.VITEST_POOL_ID) - 1) % products.length]
  if (!product) throw new Error('No product was started')
  return product
}
