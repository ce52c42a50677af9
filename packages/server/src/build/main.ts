import { join } from 'node:path'
import { dist, findBuilt, root } from './built.js'

// npm run build -w @peshi/server: the server as few files, which load in a quarter of the time. Nothing to do where the
// bundle is of the sources as they are.

const began = performance.now()
if (findBuilt() === null) {
  const { bundle } = await import('./bundle.ts')
  await bundle({
    entry: join(root, 'packages/server/src/server.ts'),
    folder: dist,
    above: root,
    // What the libraries are, and how it is bundled.
    also: ['package-lock.json', 'packages/server/src/build/bundle.ts'],
  })
  process.stdout.write(`Bundled the server in ${((performance.now() - began) / 1000).toFixed(1)} s.\n`)
}
