import type { TestProject } from 'vitest/node'
import { isFull } from '../../../scripts/lib/test-lengths.ts'
import { startProduct } from './product.ts'

declare module 'vitest' {
  interface ProvidedContext {
    products: { app: string; sandbox: string }[]
  }
}

/** Some of the long journeys change the sandbox for everybody, so that each worker then needs a product of its own. */
const countProducts = ({ config }: TestProject) => (isFull ? config.maxWorkers : 1)

export default async function setup(project: TestProject) {
  const starts = await Promise.allSettled(Array.from({ length: countProducts(project) }, () => startProduct()))
  const products = starts.flatMap((start) => (start.status === 'fulfilled' ? [start.value] : []))
  const stop = () => Promise.all(products.map((product) => product.stop()))
  for (const start of starts) {
    if (start.status === 'fulfilled') continue
    await stop()
    throw start.reason
  }
  project.provide(
    'products',
    products.map(({ app, sandbox }) => ({ app, sandbox })),
  )
  return async () => {
    await stop()
  }
}
