import { accessSync, constants } from 'node:fs'
import { isIP } from 'node:net'

export type Env = Record<string, string | undefined>

export class BadSettings extends Error {
  readonly problems: readonly string[]
  constructor(problems: readonly string[]) {
    super(`The settings are not right:\n${problems.map((problem) => `  ${problem}`).join('\n')}`)
    this.problems = problems
  }
}

const guessablePattern = /change.?me|secret|password|default|example|your.?key|1234567|abcdefg/i

export function createReader(env: Env) {
  const problems: string[] = []
  const problem = (name: string, what: string) => {
    problems.push(`${name}: ${what}.`)
  }
  const settingNames = new Set<string>()
  const text = (name: string) => {
    settingNames.add(name)
    return env[name]?.trim() || undefined
  }

  function refuseWeak(name: string, value: string, advice: string) {
    if (value.length < 32) problem(name, `it has ${value.length} characters, at least 32 are needed; ${advice}`)
    else if (guessablePattern.test(value) || new Set(value).size < 12) problem(name, `it can be guessed; ${advice}`)
  }

  return {
    problems,
    problem,
    text,

    refuseUnknown(others: readonly string[]): void {
      const names = [...settingNames, ...others]
      for (const name of Object.keys(env))
        if (name.startsWith('PESHI_') && env[name]?.trim() && !names.includes(name)) {
          const [nearest] = names
            .map((known) => ({ known, far: distance(name, known) }))
            .filter(({ far }) => far <= 4)
            .sort((a, b) => a.far - b.far)
          problem(name, `there is no such setting${nearest ? `; perhaps ${nearest.known} is meant` : ''}`)
        }
    },

    oneOf<const T extends string>(name: string, values: readonly [T, ...T[]] | readonly T[]): T {
      const value = (text(name) ?? values[0]) as T
      if (!values.includes(value)) problem(name, `"${value}" is not one of ${[...new Set(values)].join(', ')}`)
      return value
    },

    port(name: string, otherwise: number): number {
      const value = Number(text(name) ?? otherwise)
      if (!Number.isInteger(value) || value < 0 || value > 65_535) problem(name, `"${text(name)}" is not a port number`)
      return value
    },

    megabytes(name: string, otherwise: number): number {
      const value = Number(text(name) ?? otherwise)
      if (!Number.isInteger(value) || value < 1) problem(name, `"${text(name)}" is not a whole number of megabytes`)
      return value * 1024 * 1024
    },

    seconds(name: string, otherwise: number, most: number): number {
      const value = Number(text(name) ?? otherwise)
      if (!Number.isInteger(value) || value < 0 || value > most)
        problem(name, `"${text(name)}" is not a whole number of seconds up to ${most}`)
      return value * 1000
    },

    count(name: string, otherwise: number): number {
      const value = Number(text(name) ?? otherwise)
      if (!Number.isInteger(value) || value < 1) problem(name, `"${text(name)}" is not a whole number from 1 on`)
      return value
    },

    share(name: string, otherwise: number): number {
      const value = Number(text(name) ?? otherwise)
      if (!(value >= 0 && value <= 1)) problem(name, `"${text(name)}" is not a share from 0 to 1, e.g. 0.1`)
      return value
    },

    list(name: string, allowed: readonly string[]): string[] {
      const values = (text(name) ?? '').split(',').map((value) => value.trim())
      const given = [...new Set(values)].filter(Boolean)
      for (const value of given)
        if (!allowed.includes(value)) problem(name, `"${value}" is not one of ${[...new Set(allowed)].join(', ')}`)
      return given
    },

    publicUrl(name: string, otherwise: string | null): string {
      const value = text(name) ?? otherwise
      const url = value === null ? null : URL.parse(value)
      if (value === null) problem(name, 'set the address at which people reach Peshi, e.g. https://peshi.example.in')
      else if (!url || !/^https?:$/.test(url.protocol) || url.pathname !== '/' || url.search || url.username)
        problem(name, `"${value}" is not an address of the form https://peshi.example.in`)
      else if (otherwise === null && url.protocol === 'http:' && !isOwnMachine(url.hostname))
        problem(name, `passwords would cross the network in the clear at "${value}": put TLS before it and write https`)
      return url?.origin ?? ''
    },

    httpAddress(name: string): string | null {
      const value = text(name) ?? null
      if (value !== null && !/^https?:$/.test(URL.parse(value)?.protocol ?? ''))
        problem(name, `"${value}" is not an address of the form http://collector.internal:4318`)
      return value
    },

    /** Reads the address of a Unix socket, or of a machine with its port. */
    socketAddress(name: string): SocketAddress | null {
      const value = text(name)
      if (!value) return null
      if (value.startsWith('/')) return { path: value }
      const [, host = '', port] = /^(?:\[([0-9a-f:]+)\]|([\w.-]+)):(\d{1,5})$/i.exec(value)?.filter(Boolean) ?? []
      if (host && Number(port) >= 1 && Number(port) <= 65_535) return { host, port: Number(port) }
      problem(
        name,
        `"${value}" is neither of the form 127.0.0.1:3310 nor the path of a socket, such as /run/clamav/clamd.ctl`,
      )
      return null
    },

    /** Reads the path of a program that this process may start. */
    program(name: string): string | null {
      const path = text(name)
      if (!path) return null
      try {
        accessSync(path, constants.X_OK)
      } catch {
        problem(name, `there is no program at "${path}"`)
      }
      return path
    },

    databaseUrl(name: string): string | undefined {
      const value = text(name)
      if (value && !/^postgres(ql)?:$/.test(URL.parse(value)?.protocol ?? ''))
        problem(name, 'it is not an address of the form postgres://user:password@host/database')
      return value
    },

    secret(name: string, isRequired: boolean): string | undefined {
      const value = text(name)
      const advice = 'make one with: openssl rand -base64 48'
      if (!value) {
        if (isRequired) problem(name, `set at least 32 random characters; ${advice}`)
      } else refuseWeak(name, value, advice)
      return value
    },

    secrets(name: string, isRequired: boolean): string | undefined {
      const value = text(name)
      const parts = value?.split(',').map((part) => part.trim()) ?? []
      if (parts.length < 2) return this.secret(name, isRequired)
      const advice = 'write the new secret, a comma, and the one before'
      if (parts.length > 2 || new Set(parts).size < parts.length)
        problem(name, `there are more than two, or twice the same; ${advice}`)
      for (const part of parts) refuseWeak(name, part, advice)
      return parts.join(',')
    },

    /** Refuses a setting that trusts every sender, because callers could then fake their IP address. */
    proxies(name: string): false | number | string[] {
      const value = text(name) ?? 'false'
      if (value === 'false') return false
      if (/^[1-9]$/.test(value)) return Number(value)
      const entries = value.split(',').map((entry) => entry.trim())
      const wrong = entries.find((entry) => !isNetwork(entry))
      if (wrong === undefined) return entries
      problem(
        name,
        `"${wrong}" is neither a proxy's address, such as 10.0.0.5, nor its network, such as 10.0.0.0/24, nor how many proxies there are, such as 1`,
      )
      return false
    },

    instant(name: string): Date | null {
      const value = text(name)
      if (!value) return null
      const instant = new Date(value)
      if (Number.isNaN(instant.getTime()))
        problem(name, `"${value}" is not a time of the form 2026-11-20T11:00:00+05:30`)
      return instant
    },

    files(name: string): FilesSettings {
      const value = text(name) ?? 'disk'
      if (value === 'disk') return { kind: 'disk' }
      const bucket = this.bucket(name)
      if (!bucket) problem(name, `"${value}" is neither "disk" nor of the form s3://bucket?region=ap-south-1`)
      return bucket ?? { kind: 'disk' }
    },

    /** Returns null if the setting is no address of a bucket. */
    bucket(name: string): BucketSettings | null {
      const url = URL.parse(text(name) ?? '')
      if (url?.protocol !== 's3:' || !url.hostname) return null
      const endpoint = url.searchParams.get('endpoint') ?? undefined
      if (endpoint && !URL.canParse(endpoint)) problem(name, `the endpoint "${endpoint}" is not an address`)
      return { kind: 's3', bucket: url.hostname, region: url.searchParams.get('region') ?? 'ap-south-1', endpoint }
    },
  }
}

function distance(one: string, other: string): number {
  let row = Array.from({ length: other.length + 1 }, (_, at) => at)
  for (const [i, letter] of [...one].entries()) {
    const next = [i + 1]
    for (const [j, against] of [...other].entries())
      next.push(Math.min((next[j] ?? 0) + 1, (row[j + 1] ?? 0) + 1, (row[j] ?? 0) + (letter === against ? 0 : 1)))
    row = next
  }
  return row[other.length] ?? 0
}

function isNetwork(text: string): boolean {
  const [address = '', length, ...more] = text.split('/')
  const version = isIP(address)
  if (version === 0 || more.length > 0) return false
  if (length === undefined) return true
  return /^\d{1,3}$/.test(length) && Number(length) >= 8 && Number(length) <= (version === 4 ? 32 : 128)
}

const isOwnMachine = (hostname: string) => ['localhost', '127.0.0.1', '[::1]'].includes(hostname)

export type SettingsReader = ReturnType<typeof createReader>

export type SocketAddress = { host: string; port: number } | { path: string }

export interface BucketSettings {
  kind: 's3'
  bucket: string
  region: string
  endpoint: string | undefined
}

export type FilesSettings = { kind: 'disk' } | BucketSettings
