import { useMantineColorScheme } from '@mantine/core'
import { type LinkProps, type NavigateOptions, useRouter } from '@tanstack/react-router'
import { serverNow } from '../clock/server-time.ts'
import type { AppAction, PageAction, Section } from '../features/action.ts'
import { actionsOf, allFeatures } from '../features/feature.ts'
import { accountStateOf } from '../session/guard.ts'
import { useCan, useSession } from '../session/use-session.ts'

export function useActions(): AppAction[] {
  const can = useCan()
  const person = useSession()?.userData
  const pages = useRouter().routesByPath as Record<string, unknown>
  const isOpen = person ? accountStateOf(person, serverNow()) === 'open' : false
  return actionsOf(allFeatures()).filter((action) => {
    if (action.role && action.role !== person?.role) return false
    if (action.can && !can(...action.can)) return false
    if (action.kind === 'page' && !(action.to in pages)) return false
    return isOpen || action.anyAccount === true
  })
}

export const usePages = (section: Section): PageAction[] =>
  useActions().filter((action): action is PageAction => action.kind === 'page' && action.section === section)

export const linkTo = ({ to, search }: PageAction) => ({ to, search }) as LinkProps

export function useRunAction(): (action: AppAction) => void {
  const router = useRouter()
  const { toggleColorScheme } = useMantineColorScheme()
  return (action) => {
    if (action.kind === 'page') router.navigate(linkTo(action) as NavigateOptions)
    else action.run({ toggleColorScheme })
  }
}

export function useAction(id: string): (() => void) | null {
  const run = useRunAction()
  const action = actionsOf(allFeatures()).find((one) => one.id === id)
  return action ? () => run(action) : null
}
