import { type FileHandle, mkdir, open } from 'node:fs/promises'
import { dirname } from 'node:path'

const pieceBytes = 256 * 1024

/** Reads into one buffer. Streams allocate a buffer per piece, and collecting that garbage would block the process. */
export async function joinFiles(
  path: string,
  parts: readonly (() => Promise<FileHandle>)[],
  see: (piece: Uint8Array) => void,
): Promise<void> {
  await mkdir(dirname(path), { recursive: true })
  await using whole = await open(path, 'w')
  const memory = Buffer.allocUnsafeSlow(pieceBytes)
  for (const openPart of parts) {
    await using part = await openPart()
    for (;;) {
      const { bytesRead } = await part.read(memory, 0, pieceBytes)
      if (bytesRead === 0) break
      const piece = memory.subarray(0, bytesRead)
      see(piece)
      await whole.writeFile(piece)
    }
  }
  await whole.sync()
}
