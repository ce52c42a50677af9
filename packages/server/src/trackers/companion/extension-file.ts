import { existsSync } from 'node:fs'
import { readdir, readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { ZipFile } from 'yazl'
import { NotFound } from '../../platform/errors.ts'

const built = fileURLToPath(new URL('../../../../companion/dist/', import.meta.url))

/**
 * The built extension as a zip. Its manifest names this Peshi as its home and as the only site that it may call.
 * Throws `NotFound` if the extension is not built.
 */
export async function zipExtension(publicUrl: string, folder = built): Promise<NodeJS.ReadableStream> {
  if (!existsSync(`${folder}/manifest.json`)) throw new NotFound('The companion is not built here. Run: npm run build')
  const zip = new ZipFile()
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
    const path = `${entry.parentPath}/${entry.name}`
    if (entry.isFile() && entry.name !== 'manifest.json')
      zip.addFile(path, path.slice(folder.length).replace(/^\//, ''))
  }
  const manifest: object = JSON.parse(await readFile(`${folder}/manifest.json`, 'utf8'))
  const { protocol, hostname } = new URL(publicUrl)
  const own = { ...manifest, homepage_url: publicUrl, host_permissions: [`${protocol}//${hostname}/*`] }
  zip.addBuffer(Buffer.from(JSON.stringify(own, null, 2)), 'manifest.json')
  zip.end()
  return zip.outputStream
}
