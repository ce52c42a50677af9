/** Where documents lie: a directory, or an S3-compatible bucket. Keys are made here, never from what people type. */
export interface Files {
  put(key: string, bytes: Uint8Array, mediaType: string): Promise<void>
  /** Throws `NotFound` when nothing lies under the key. */
  read(key: string): Promise<ReadableStream<Uint8Array>>
  remove(key: string): Promise<void>
}
