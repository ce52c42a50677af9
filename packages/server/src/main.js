// @ts-check
import { enableCompileCache, flushCompileCache, registerHooks, setSourceMapsSupport } from 'node:module'
import { dirname, join } from 'node:path'
import { setFlagsFromString } from 'node:v8'
import { findBuilt } from './build/built.js'

// Plain JavaScript: that TypeScript is stripped takes 20 MB, which a start from a bundle does without.

const drizzle = '/node_modules/drizzle-orm/'

/**
 * Node reads the package.json above a module anew for each module, and that of drizzle-orm is as large as a book: it
 * took a fifth of the start. What its modules import beside them is found without it.
 */
function findDrizzleQuickly() {
  registerHooks({
    resolve(specifier, context, next) {
      const from = context.parentURL
      return specifier.startsWith('.') && from?.includes(drizzle) && from.endsWith('.js') && specifier.endsWith('.js')
        ? { url: new URL(specifier, from).href, format: 'module', shortCircuit: true }
        : next(specifier, context)
    },
  })
}

const built = findBuilt()
if (built) setSourceMapsSupport(true)
else findDrizzleQuickly()

// One of several processes starts in a fifth less time with what the first of them compiled, which goes with its bundle.
if (built && process.env.PESHI_COMPILE_CACHE) enableCompileCache(join(dirname(built), 'compiled'))

// Loading the modules leaves much garbage behind, and V8 would keep room for as much from then on. So its nursery stays
// small while they load, and may grow once they have.
setFlagsFromString('--semi-space-growth-factor=1')
await import(built ?? './server.ts')
setFlagsFromString('--semi-space-growth-factor=2')
flushCompileCache()
