import type { Context } from './context.ts'
import type { Bound } from './http/bind.ts'

/** Every feature's endpoints. A new feature adds its line here. */
export const allRoutes = (_context: Context): Bound[] => []
