/** The server's settings, read once from the environment at start. */
export interface Config {
  mode: 'demo' | 'production' | 'test'
  role: 'all' | 'api' | 'worker'
  host: string
  port: number
  /** Where people reach the application, without a slash at the end. */
  publicUrl: string
  dataDirectory: string
  databaseUrl: string | undefined
  /** Whose `X-Forwarded-*` headers are believed: none, all, or the addresses of the proxies. */
  trustProxy: boolean | string
  /** Signs access tokens and the addresses of files. */
  secret: string
  /** The courts that the operator has switched on, by connector; in the demo all, at the sandbox. */
  courts: readonly string[] | 'all'
  /** Where the sandbox listens; null in production. */
  sandboxUrl: string | null
  /** The name and address that courts see in the user agent. */
  operatorContact: string
  /** Files on disk below `dataDirectory`, or in an S3 bucket. */
  files: { kind: 'disk' } | { kind: 's3'; bucket: string; region: string; endpoint: string | undefined }
  logLevel: string
}
