import { buffer } from 'node:stream/consumers'
import { fromBufferPromise } from 'yauzl'

/** What an archive holds, as a reader of another maker has it: name → content, in the order of the archive. */
export async function readZip(bytes: Buffer): Promise<Map<string, Buffer>> {
  const zip = await fromBufferPromise(bytes, { strictFileNames: true })
  const files = new Map<string, Buffer>()
  for await (const entry of zip.eachEntry())
    files.set(entry.fileName, await buffer(await zip.openReadStreamPromise(entry)))
  return files
}
