import { join } from 'node:path'
import { Readable } from 'node:stream'
import { Disk } from 'flydrive'
import type { DriverContract } from 'flydrive/types'
import type { Config } from '../config.ts'
import { NotFound } from '../http/errors.ts'

/** Where documents lie: a directory, or an S3-compatible bucket. Keys are made here, never from what people type. */
export interface Files {
  put(key: string, bytes: Uint8Array, mediaType: string): Promise<void>
  /** For a file that is never held whole; `size` is its length in bytes. */
  putStream(key: string, content: Readable, mediaType: string, size: number): Promise<void>
  /** Throws `NotFound` when nothing lies under the key. */
  read(key: string): Promise<ReadableStream<Uint8Array>>
  remove(key: string): Promise<void>
}

export async function openFiles({ files, dataDirectory }: Pick<Config, 'files' | 'dataDirectory'>): Promise<Files> {
  const driver = files.kind === 's3' ? await openBucket(files) : await openDirectory(join(dataDirectory, 'files'))
  const disk = new Disk(driver)
  return {
    put: (key, bytes, mediaType) => disk.put(key, bytes, { contentType: mediaType }),
    putStream: (key, content, mediaType, size) =>
      disk.putStream(key, content, { contentType: mediaType, contentLength: size }),
    async read(key) {
      if (!(await disk.exists(key))) throw new NotFound('This document is not here any more.')
      return Readable.toWeb(await disk.getStream(key)) as ReadableStream<Uint8Array>
    },
    remove: (key) => disk.delete(key),
  }
}

// Each driver is loaded only where it is used: the S3 client alone takes 30 MB.
async function openDirectory(location: string): Promise<DriverContract> {
  const { FSDriver } = await import('flydrive/drivers/fs')
  return new FSDriver({ location, visibility: 'private' })
}

/** Credentials come from the environment, the way the S3 client reads them everywhere (`AWS_ACCESS_KEY_ID`, …). */
async function openBucket({
  bucket,
  region,
  endpoint,
}: Extract<Config['files'], { kind: 's3' }>): Promise<DriverContract> {
  const { S3Driver } = await import('flydrive/drivers/s3')
  // Buckets that are not Amazon's know neither access lists nor bucket names as host names.
  const elsewhere = endpoint === undefined ? {} : { endpoint, forcePathStyle: true }
  // Nor do they know a stream with its checksum at the end; what is put whole was hashed before.
  const plainly = { requestChecksumCalculation: 'WHEN_REQUIRED' } as const
  return new S3Driver({ bucket, region, visibility: 'private', supportsACL: false, ...plainly, ...elsewhere })
}
