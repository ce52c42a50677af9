import type { Bound } from '../http/bind.ts'
import type { JobSettings } from '../jobs/queue.ts'
import type { Config } from './config.ts'
import type { Context } from './context.ts'
import type { SettingsReader } from './settings-reader.ts'

/**
 * All that the rest of the program needs to know of a feature. What it does not bring is left out. A feature that gathers
 * something from others declares the field beside its own code.
 */
export interface Feature {
  routes?: readonly ((context: Context) => Bound[])[]
  /** Work that may be put on the queue. */
  jobs?: readonly JobSettings[]
  /** Begins the work of this process; the queue is started. */
  startJobs?: (context: Context) => Promise<void>
  /** Reads the settings of its own. */
  readSettings?: (read: SettingsReader, config: Omit<Config, 'secret'>) => Partial<Config>
}

export const routesOf = (context: Context): Bound[] =>
  context.features.flatMap(({ routes = [] }) => routes.flatMap((bindAll) => bindAll(context)))

export async function startJobs(context: Context): Promise<void> {
  for (const feature of context.features) await feature.startJobs?.(context)
}
