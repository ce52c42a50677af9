import { createWriteStream } from 'node:fs'
import { type FileHandle, mkdir, open } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { Disk } from 'flydrive'
import type { DriverContract } from 'flydrive/types'
import { NotChecked, NotFound } from '../errors.ts'
import type { Config } from '../process/config.ts'
import type { BucketSettings, FilesSettings } from '../process/settings-reader.ts'
import { joinFiles } from './join-files.ts'

declare module '../process/config.ts' {
  interface Config {
    files: FilesSettings
  }
}

declare module '../process/context.ts' {
  interface Context {
    files: Files
  }
}

/** A key becomes a path on the disk or in the bucket, so it must never come from a person's input. */
export interface Files {
  put(key: string, bytes: Uint8Array, mediaType: string): Promise<void>
  putStream(key: string, content: Readable, mediaType: string, size: number): Promise<void>
  /**
   * Joins the files `parts`. Throws `NotFound` if one is missing. `see` must not keep a piece, because the next piece
   * overwrites its bytes.
   */
  join(key: string, whole: WholeOf, see: (piece: Uint8Array) => void): Promise<void>
  /** Throws `NotChecked` if the file is held. */
  read(key: string): Promise<ReadableStream<Uint8Array>>
  lend(key: string): Promise<Lent>
  /** Moves the file to another key, so that nothing can open it before `release`. */
  hold(key: string): Promise<void>
  readHeld(key: string): Promise<ReadableStream<Uint8Array>>
  release(key: string): Promise<void>
  /** Removes the file also if it is held. */
  remove(key: string): Promise<void>
  removeFolder(key: string): Promise<void>
}

export interface WholeOf {
  parts: readonly string[]
  mediaType: string
  size: number
}

export type Lent = FileHandle | ReadableStream<Uint8Array>

export async function openFiles({ files, dataDirectory }: Pick<Config, 'files' | 'dataDirectory'>): Promise<Files> {
  const directory = join(dataDirectory, 'files')
  const isBucket = files.kind === 's3'
  const disk = new Disk(isBucket ? await openBucket(files) : await openDirectory(directory))

  async function read(key: string): Promise<ReadableStream<Uint8Array>> {
    if (!(await disk.exists(key))) throw await missing(key)
    return Readable.toWeb(await disk.getStream(key)) as ReadableStream<Uint8Array>
  }

  const missing = async (key: string) => ((await disk.exists(heldKey(key))) ? new NotChecked() : gone())

  async function lend(key: string): Promise<Lent> {
    if (isBucket) return read(key)
    return open(join(directory, key)).catch(async (error: NodeJS.ErrnoException) => {
      throw error.code === 'ENOENT' ? await missing(key) : error
    })
  }

  async function* piecesOf(parts: readonly string[], see: (piece: Uint8Array) => void) {
    for (const part of parts) {
      for await (const piece of await read(part)) {
        see(piece)
        yield piece
      }
    }
  }

  const putStream: Files['putStream'] = async (key, content, mediaType, size) => {
    if (!isBucket) {
      const path = join(directory, key)
      await mkdir(dirname(path), { recursive: true })
      await pipeline(content, createWriteStream(path, { flush: true }))
      return
    }
    await disk.putStream(key, content, { contentType: mediaType, contentLength: size }).catch((error: unknown) => {
      const { errored } = content
      throw errored && errored.name !== 'AbortError' ? errored : error
    })
  }

  return {
    put: (key, bytes, mediaType) =>
      isBucket
        ? disk.put(key, bytes, { contentType: mediaType })
        : putStream(key, Readable.from([bytes]), mediaType, bytes.length),
    putStream,
    join: (key, { parts, mediaType, size }, see) =>
      isBucket
        ? putStream(key, Readable.from(piecesOf(parts, see), { objectMode: false }), mediaType, size)
        : joinFiles(
            join(directory, key),
            parts.map((part) => () => openFile(join(directory, part))),
            see,
          ),
    read,
    lend,
    hold: (key) => disk.move(key, heldKey(key)),
    readHeld: (key) => read(heldKey(key)),
    release: (key) => disk.move(heldKey(key), key),
    async remove(key) {
      await disk.delete(key)
      await disk.delete(heldKey(key))
    },
    removeFolder: (key) => disk.deleteAll(key),
  }
}

const heldKey = (key: string) => `${key}.held`
const gone = () => new NotFound('This document is not here any more.')

async function openFile(path: string): Promise<FileHandle> {
  return open(path).catch((error: NodeJS.ErrnoException) => {
    throw error.code === 'ENOENT' ? gone() : error
  })
}

async function openDirectory(location: string): Promise<DriverContract> {
  const { FSDriver } = await import('flydrive/drivers/fs')
  return new FSDriver({ location, visibility: 'private' })
}

/** The S3 client reads credentials from its environment variables, such as `AWS_ACCESS_KEY_ID`. */
export async function openBucket({ bucket, region, endpoint }: BucketSettings): Promise<DriverContract> {
  const { S3Driver } = await import('flydrive/drivers/s3')
  // Many providers other than Amazon do not support a bucket's name in the host name, so the path contains it.
  const elsewhere = endpoint === undefined ? {} : { endpoint, forcePathStyle: true }
  // Many providers other than Amazon support neither checksum trailers nor access control lists.
  const plainly = { requestChecksumCalculation: 'WHEN_REQUIRED' } as const
  return new S3Driver({ bucket, region, visibility: 'private', supportsACL: false, ...plainly, ...elsewhere })
}
