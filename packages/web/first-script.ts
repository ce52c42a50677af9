import { join } from 'node:path'
import browserslistToEsbuild from 'browserslist-to-esbuild'
import { build } from 'vite'
import type { EarlyFiles } from './src/first-paint/early-files.ts'

/** The first script of the page as one file without imports, which the page waits for before it paints. */
export async function buildFirstScript(early: EarlyFiles | null): Promise<string> {
  const built = await build({
    configFile: false,
    root: import.meta.dirname,
    publicDir: false,
    logLevel: 'error',
    define: { __EARLY_FILES__: JSON.stringify(early) },
    build: {
      write: false,
      target: browserslistToEsbuild(),
      lib: {
        entry: join(import.meta.dirname, 'src/first-paint/first-paint.ts'),
        formats: ['iife'],
        name: 'firstPaint',
      },
    },
  })
  const [part] = [built].flat().flatMap((result) => ('output' in result ? result.output : []))
  if (part?.type !== 'chunk' || part.imports.length > 0) throw new Error('The first script is not one file')
  return part.code
}
