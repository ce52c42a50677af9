import { Readable } from 'node:stream'
import { fileURLToPath } from 'node:url'
import { readInProcess } from '../files/reading-process.ts'
import type { Turn } from '../files/work-pool.ts'

const program = fileURLToPath(new URL('./pages.child.ts', import.meta.url))
const limits = {
  program,
  mayLoadAddons: true,
  heapMegabytes: 128,
  residentMegabytes: 400,
  answerBytes: 64 * 1024 * 1024,
  seconds: 60,
}

/** `data` is an input (`sys.inputs.data`): inside the template's text, Typst would interpret it as markup. */
export async function setPages(template: URL, data: unknown, turn: Turn): Promise<Buffer> {
  const input = Readable.toWeb(Readable.from([JSON.stringify(data)])) as ReadableStream<Uint8Array>
  const { signal, ...own } = turn
  const args = [fileURLToPath(template)]
  const [pdf = ''] = await readInProcess(input, { ...limits, args, turn: own, signal })
  return Buffer.from(pdf, 'base64')
}
