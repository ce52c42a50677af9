import { createServer } from 'node:net'
import { expect, test } from 'vitest'
import { findFreePort, isPortFree, isPortFreeSoon, readPort } from './ports.mjs'

test('a port setting is a valid port number or empty', () => {
  expect(readPort(undefined, 3000)).toBe(3000)
  expect(readPort('', 3000)).toBe(3000)
  expect(readPort('8080', 3000)).toBe(8080)
  for (const wrong of ['0', '70000', '30 00', 'http', '1.5', '-1']) expect(readPort(wrong, 3000)).toBeNull()
})

test('a listening port is in use until its server stops', async () => {
  const port = await findFreePort()
  expect(await isPortFree(port)).toBe(true)
  const server = createServer()
  await new Promise((listening) => server.listen(port, '127.0.0.1', listening))
  expect(await isPortFree(port)).toBe(false)
  expect(await isPortFreeSoon(port, 300)).toBe(false)
  setTimeout(() => server.close(), 300)
  expect(await isPortFreeSoon(port, 3000)).toBe(true)
})
