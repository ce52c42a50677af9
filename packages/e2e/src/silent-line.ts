import { connect, createServer, type Socket } from 'node:net'
import { onTestFinished } from 'vitest'

export async function openLine(app: string) {
  const target = Number(new URL(app).port)
  const sockets = new Set<Socket>()
  let isSilent = false
  const server = createServer((near) => {
    const far = connect(target, '127.0.0.1')
    for (const socket of [near, far]) {
      sockets.add(socket)
      socket.on('error', () => socket.destroy())
      socket.on('close', () => {
        sockets.delete(socket)
        near.destroy()
        far.destroy()
      })
    }
    near.on('data', (part) => {
      if (!isSilent) far.write(part)
    })
    far.on('data', (part) => {
      if (!isSilent) near.write(part)
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const hangUp = () => {
    for (const socket of sockets) socket.destroy()
  }
  onTestFinished(() => {
    server.close()
    hangUp()
  })
  const address = server.address()
  if (typeof address !== 'object' || address === null) throw new Error('The line has no port')
  return {
    address: `http://127.0.0.1:${address.port}`,
    fallSilent: () => {
      isSilent = true
    },
    comeBack: () => {
      isSilent = false
      hangUp()
    },
  }
}
