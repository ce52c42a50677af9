import { fileURLToPath } from 'node:url'
import { Worker } from 'node:worker_threads'

/** Sets a Typst template on pages. The data reaches it as JSON under `sys.inputs.data` and is never read as markup. */
export function setPages(template: URL, data: unknown): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const workerData = { template: fileURLToPath(template), data: JSON.stringify(data) }
    const worker = new Worker(new URL('./pdf.worker.ts', import.meta.url), { workerData })
    worker.once('message', (pdf: Uint8Array) => resolve(Buffer.from(pdf)))
    worker.once('error', reject)
    worker.once('exit', () => reject(new Error('The pages were not set')))
  })
}
