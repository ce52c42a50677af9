import { accountRoutes } from './account/account.routes.ts'
import type { Context } from './context.ts'
import type { Bound } from './http/bind.ts'
import { matterRoutes } from './matters/matters.routes.ts'
import { todayRoutes } from './today/today.routes.ts'

/** Every feature's endpoints. A new feature adds its line here. */
export const allRoutes = (context: Context): Bound[] =>
  [accountRoutes, matterRoutes, todayRoutes].flatMap((routesOf) => routesOf(context))
