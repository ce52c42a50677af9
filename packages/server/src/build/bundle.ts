import { readFileSync } from 'node:fs'
import { readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { basename, dirname, join, relative, sep } from 'node:path'
import { type OutputChunk, type Plugin, rolldown } from 'rolldown'
import { hashSources, recordIn, type Sources } from './built.js'

/** What has native code, WebAssembly or files of its own beside it, and what is large and seldom asked for. */
const leftOut = [
  /^@aws-sdk\//,
  /^@electric-sql\/pglite/,
  /^@fastify\/swagger/,
  /^@node-rs\/argon2/,
  /^exceljs/,
  /^pdfjs-dist/,
  /^pg-native/,
]

const { resolve } = createRequire(import.meta.url)

/** Of cheerio the part that browsers get: all of its reading, without an HTTP client of its own to fetch pages by. */
const lighter = { cheerio: join(dirname(resolve('cheerio/package.json')), 'dist/browser/index.js') }

const isOurs = (path: string) => !path.startsWith('\0') && !path.includes(`${sep}node_modules${sep}`)

/** Keeps what was read of our files; what lies beside a file is still found from where the file lies. */
function readOurs(texts: Map<string, string>, { folder, above }: { folder: string; above: string }): Plugin {
  return {
    name: 'ours',
    load(id) {
      if (!isOurs(id)) return null
      const text = readFileSync(id, 'utf8')
      texts.set(relative(above, id), text)
      const place = JSON.stringify(relative(folder, id))
      return { code: text.replaceAll('import.meta.url', `new URL(${place}, import.meta.url).href`), map: null }
    },
  }
}

/** V8 keeps the text of a module for as long as it runs: a byte a letter, but two where one is beyond Latin-1. */
const inOneByte: Plugin = {
  name: 'in-one-byte',
  renderChunk: (code) => ({
    code: code.replace(/[^\0-\x7f]/g, (letter) => `\\u${letter.charCodeAt(0).toString(16).padStart(4, '0')}`),
    map: null,
  }),
}

const isOfOurs = (chunk: OutputChunk) => chunk.moduleIds.some(isOurs)

/** Source maps for what we wrote; those of the libraries would take more room than all else together. */
const mapOurs: Plugin = {
  name: 'map-ours',
  generateBundle(_options, files) {
    for (const chunk of Object.values(files)) {
      if (chunk.type !== 'chunk') continue
      if (isOfOurs(chunk)) chunk.code += `//# sourceMappingURL=${chunk.fileName}.map\n`
      else delete files[`${chunk.fileName}.map`]
    }
  },
}

interface Order {
  /** The program to bundle. */
  entry: string
  folder: string
  /** Where the paths of the sources begin. */
  above: string
  /** Files that the bundle depends on beside those in it. */
  also: string[]
}

/**
 * Puts a program and the libraries it needs into few files, in a folder of their own by what they were made of, and a
 * record of that beside it. The one before stays: who started from it loads some of it later.
 */
export async function bundle({ entry, folder, above, also }: Order): Promise<void> {
  const texts = new Map(also.map((file) => [file, readFileSync(join(above, file), 'utf8')]))
  const fresh = join(folder, `fresh-${process.pid}`)
  const made = await rolldown({
    input: { server: entry },
    platform: 'node',
    external: leftOut,
    resolve: { alias: lighter },
    plugins: [readOurs(texts, { folder: fresh, above }), inOneByte, mapOurs],
  })
  try {
    await made.write({
      dir: fresh,
      format: 'esm',
      comments: false,
      chunkFileNames: '[name].js',
      sourcemap: 'hidden',
      sourcemapExcludeSources: true,
      codeSplitting: { groups: [{ name: 'libraries', test: /node_modules/, tags: ['$initial'] }] },
    })
    const files = [...texts.keys()].sort()
    await putInPlace(fresh, folder, { files, hash: hashSources(files, (file) => texts.get(file) ?? '') })
  } finally {
    await made.close()
    await rm(fresh, { recursive: true, force: true })
  }
}

async function putInPlace(fresh: string, folder: string, sources: Sources): Promise<void> {
  const before = await readFile(recordIn(folder), 'utf8').then(
    (text) => (JSON.parse(text) as Sources).hash,
    () => null,
  )
  const place = join(folder, sources.hash)
  await rm(place, { recursive: true, force: true })
  await rename(fresh, place)
  const record = `${fresh}.json`
  await writeFile(record, JSON.stringify(sources))
  await rename(record, recordIn(folder))
  const kept = new Set([basename(recordIn(folder)), sources.hash, before])
  for (const name of await readdir(folder))
    if (!kept.has(name) && !name.startsWith('fresh-')) await rm(join(folder, name), { recursive: true, force: true })
}
