import { delimiter, join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'

export const root = resolve(fileURLToPath(import.meta.url), '../../..')
export const bin = join(root, 'node_modules/.bin')

/** The Node that the project pins, whatever the machine's own is. */
export const pinnedNode = join(bin, 'node')

/** The environment for everything that runs after the install: the pinned Node comes first. */
export const pinnedEnv = (extra = {}) => ({
  ...process.env,
  PATH: `${bin}${delimiter}${process.env.PATH ?? ''}`,
  ...extra,
})
