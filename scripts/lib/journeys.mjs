import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { findFreePort } from './ports.mjs'
import { startProduct } from './product.mjs'
import { Refusal } from './say.mjs'

/**
 * Starts the product on free ports and empty data, runs `work` with the environment that the journeys read
 * (`PESHI_URL`, `PESHI_SANDBOX_URL`, `CHROMIUM_PATH`), and leaves nothing behind.
 */
export async function withProduct(chromium, work) {
  const dataDirectory = await mkdtemp(join(tmpdir(), 'peshi-journeys-'))
  const [port, sandboxPort] = [await findFreePort(), await findFreePort()]
  const product = await startProduct({ port, sandboxPort, dataDirectory, env: { PESHI_LOG_LEVEL: 'warn' } })
  try {
    if (!product.ready) throw new Refusal('The product did not start for the browser tests; its own lines are above.')
    return await work({
      PESHI_URL: product.address,
      PESHI_SANDBOX_URL: product.sandboxAddress,
      CHROMIUM_PATH: chromium,
    })
  } finally {
    await product.stop()
    await rm(dataDirectory, { recursive: true, force: true })
  }
}
