import type { Bound } from '../http/bind.ts'
import type { Limits } from '../http/limits.ts'
import type { JobSettings } from '../jobs/queue.ts'
import type { Config } from './config.ts'
import type { Context } from './context.ts'
import type { SettingsReader } from './settings-reader.ts'

/** Features add their services with `declare module`. A process has one of each. */
export interface Services {
  limits: Limits
}

type Build = (context: Context) => unknown

/** Features add fields with `declare module`. */
export interface Feature {
  /** Built in this order, after the services of the features before it. */
  services?: { readonly [Name in keyof Services]?: (context: Context) => Services[Name] }
  routes?: readonly ((context: Context) => Bound[])[]
  jobs?: readonly JobSettings[]
  startJobs?: (context: Context) => Promise<void>
  readSettings?: (read: SettingsReader, config: Omit<Config, 'secret'>) => Partial<Config>
}

/** Adds the services of the context's features. Call it again if the services need another clock or database. */
export function withServices<Outer extends Omit<Context, 'services'>>(outer: Outer): Outer & { services: Services } {
  const built: Record<string | symbol, unknown> = {}
  const services = new Proxy(built, {
    get(_, name) {
      if (name in built || typeof name === 'symbol') return built[name]
      throw new Error(`The service ${name} is needed before it is built: change the order in app/features.ts.`)
    },
  }) as unknown as Services
  const context = { ...outer, services }
  for (const feature of outer.features)
    for (const [name, build] of Object.entries<Build>(feature.services ?? {})) built[name] = build(context)
  return context
}

export const routesOf = (context: Context): Bound[] =>
  context.features.flatMap(({ routes = [] }) => routes.flatMap((bindAll) => bindAll(context)))

export async function startJobs(context: Context): Promise<void> {
  for (const feature of context.features) await feature.startJobs?.(context)
}
