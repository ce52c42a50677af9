import { fstatSync, fsyncSync } from 'node:fs'
import type { PGlite } from '@electric-sql/pglite'
import { NodeFS } from '@electric-sql/pglite/nodefs'

/**
 * PGlite's own file system ignores fsync, so a power failure could lose what was saved. This one flushes to the disk.
 * PGlite never forwards fdatasync, so `wal_sync_method` must be `fsync`.
 */
export class SyncedFiles extends NodeFS {
  override async init(client: PGlite, options: Parameters<NodeFS['init']>[1]) {
    const { emscriptenOpts } = await super.init(client, options)
    const addFsync: NonNullable<typeof emscriptenOpts.preRun>[number] = ({ NODEFS }) => {
      Object.assign(NODEFS.stream_ops, { fsync: flush })
    }
    return { emscriptenOpts: { ...emscriptenOpts, preRun: [...(emscriptenOpts.preRun ?? []), addFsync] } }
  }
}

function flush({ nfd }: { nfd: number }): number {
  try {
    fsyncSync(nfd)
  } catch (error) {
    // Some disks cannot flush a directory. After any other failure, nobody knows what is on the disk.
    if (!fstatSync(nfd).isDirectory()) stop(error)
  }
  return 0
}

function stop(error: unknown): never {
  process.stderr.write(
    `The disk did not store a change of the embedded database (${error}). Check the disk of PESHI_DATA, then start Peshi again.\n`,
  )
  process.exit(1)
}
