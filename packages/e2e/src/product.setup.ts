import type { TestProject } from 'vitest/node'
import { startProduct } from './product.ts'

declare module 'vitest' {
  interface ProvidedContext {
    products: { app: string; sandbox: string }[]
  }
}

export default async function setup(project: TestProject) {
  const starts = await Promise.allSettled(Array.from({ length: project.config.maxWorkers }, () => startProduct()))
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
