import type { AppAction } from './action.ts'
import { commands } from './commands.ts'
import { pages } from './pages.ts'

/** Everything that can be done from anywhere. The menus, the palette and the shortcuts all read this one list. */
export const actions: readonly AppAction[] = [...pages, ...commands]
