import { useMantineColorScheme } from '@mantine/core'
import { useRouter } from '@tanstack/react-router'
import { useSignOut } from '../../chamber/account/account.api.ts'
import { openNewTask } from '../../day/tasks/open-task.ts'
import { openNewHearing, openOutcome } from '../../matters/hearings/open-outcome.ts'
import { accountStateOf } from '../session/guard.ts'
import { useCan, useSession } from '../session/use-session.ts'
import type { AppAction } from './action.ts'
import { openOverlay } from './overlays.ts'
import { actions } from './registry.ts'

/** The actions that this person may take now: permitted, of an open account, and with a page that exists. */
export function useActions(): AppAction[] {
  const can = useCan()
  const person = useSession()?.userData
  const pages = useRouter().routesByPath as Record<string, unknown>
  const isOpen = person ? accountStateOf(person, new Date()) === 'open' : false
  return actions.filter((action) => {
    if (action.role && action.role !== person?.role) return false
    if (action.can && !can(...action.can)) return false
    if (action.kind === 'page' && !(action.to in pages)) return false
    return isOpen || action.anyAccount === true
  })
}

/** Carries an action out. */
export function useRunAction(): (action: AppAction) => void {
  const router = useRouter()
  const signOut = useSignOut()
  const { toggleColorScheme } = useMantineColorScheme()
  return (action) => {
    if (action.kind === 'page') {
      router.navigate({ to: action.to })
      return
    }
    if (action.command === 'toggle-skin') toggleColorScheme()
    else if (action.command === 'sign-out') signOut.mutate()
    else if (action.command === 'outcome') openOutcome()
    else if (action.command === 'new-hearing') openNewHearing()
    else if (action.command === 'new-task') openNewTask()
    else openOverlay(action.command === 'search' ? 'palette' : action.command)
  }
}
