import type { Bound } from '../http/bind.ts'
import type { JobSettings } from '../jobs/queue.ts'
import type { Config } from './config.ts'
import type { Context } from './context.ts'
import type { SettingsReader } from './settings-reader.ts'

/** Features add fields with `declare module`. */
export interface Feature {
  routes?: readonly ((context: Context) => Bound[])[]
  jobs?: readonly JobSettings[]
  startJobs?: (context: Context) => Promise<void>
  readSettings?: (read: SettingsReader, config: Omit<Config, 'secret'>) => Partial<Config>
}

export const routesOf = (context: Context): Bound[] =>
  context.features.flatMap(({ routes = [] }) => routes.flatMap((bindAll) => bindAll(context)))

export async function startJobs(context: Context): Promise<void> {
  for (const feature of context.features) await feature.startJobs?.(context)
}
