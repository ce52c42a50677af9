import { readFileSync } from 'node:fs'

const file = new URL('../../../../package.json', import.meta.url)

/** The version of this program, for example `0.1.0`. */
export const version: string = (JSON.parse(readFileSync(file, 'utf8')) as { version: string }).version
