import { MantineProvider } from '@mantine/core'
import { type Ability, abilitiesFor, type ChamberRole, usualSwitches } from '@peshi/contract/platform/abilities'
import { ChamberId, PersonId } from '@peshi/contract/platform/ids'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import {
  type AnyRoute,
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  Outlet,
  RouterProvider,
} from '@tanstack/react-router'
import { render } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import type { ReactNode } from 'react'
import { vi } from 'vitest'
import type { PageMeta } from '../src/app/route-meta.ts'
import { theme } from '../src/app/theme.ts'
import { notifyFailuresBy, reportedMutations } from '../src/platform/api/query-client.ts'
import { storeSession } from '../src/platform/session/session.ts'
import { toastError } from '../src/platform/ui/toast.tsx'
import { ToastStack } from '../src/platform/ui/toast-stack.tsx'

const someId = '01900000-0000-7000-8000-000000000001'

export function signIn(
  role: ChamberRole,
  expires_at: string | null = null,
  ability: readonly Ability[] = abilitiesFor(role, usualSwitches),
): void {
  storeSession({
    tokens: { accessToken: 'access', refreshToken: 'refresh' },
    userData: {
      _id: PersonId.parse(someId),
      name: 'Salim Khan',
      email: 'salim@example.in',
      mobile: null,
      role: role === 'client' ? 'client' : 'admin',
      enabled: true,
      second_step_from: null,
      expires_at,
      ability: [...ability],
      court_id: null,
      extras: {
        chamber_id: ChamberId.parse(someId),
        chamber_name: 'Khan & Sons',
        chamber_role: role,
        language: 'en',
        menu_layout: 'vertical',
        idle_minutes: null,
        picture: null,
      },
    },
  })
}

export interface Call {
  method: string
  path: string
  query: Record<string, string>
  body: unknown
}

type Answers = Record<string, object | ((call: Call) => object)>

function answerCalls(answers: Answers): Call[] {
  const calls: Call[] = []
  vi.stubGlobal('fetch', async (address: string, { method = 'GET', body }: RequestInit = {}) => {
    const { pathname, searchParams } = new URL(address, 'http://peshi.invalid')
    const call = {
      method,
      path: pathname,
      query: Object.fromEntries(searchParams),
      body: typeof body === 'string' ? JSON.parse(body) : null,
    }
    calls.push(call)
    const answer = answers[`${method} ${pathname}`]
    if (answer === undefined) return Response.json({ success: false, code: 'not-found', message: '' }, { status: 404 })
    return Response.json({ success: true, ...(typeof answer === 'function' ? answer(call) : answer) })
  })
  return calls
}

interface Options {
  role?: ChamberRole
  /** In place of the abilities of the role. */
  ability?: readonly Ability[]
  expiresAt?: string | null
  answers?: Answers
  pages?: Record<string, PageMeta>
  /** Reads the search of these pages' address. */
  validateSearch?: AnyRoute['options']['validateSearch']
  at?: string
}

export async function renderApp(
  element: ReactNode,
  { role = 'owner', ability, expiresAt = null, answers = {}, pages = {}, validateSearch, at = '/' }: Options = {},
) {
  signIn(role, expiresAt, ability)
  const calls = answerCalls(answers)
  const rootRoute = createRootRoute({ component: Outlet })
  const routes = Object.entries({ '/': {}, ...pages }).map(([path, staticData]) =>
    createRoute({ getParentRoute: () => rootRoute, path, staticData, validateSearch, component: () => element }),
  )
  const elsewhere = createRoute({ getParentRoute: () => rootRoute, path: '$', component: () => null })
  const router = createRouter({
    routeTree: rootRoute.addChildren([...routes, elsewhere]),
    history: createMemoryHistory({ initialEntries: [at] }),
  })
  await router.load()
  notifyFailuresBy(toastError)
  const client = new QueryClient({
    mutationCache: reportedMutations(),
    defaultOptions: { queries: { retry: false }, mutations: { retry: false } },
  })
  const view = render(
    <MantineProvider theme={theme} env="test">
      <QueryClientProvider client={client}>
        <RouterProvider router={router as never} />
        <ToastStack />
      </QueryClientProvider>
    </MantineProvider>,
  )
  return { ...view, calls, client, user: userEvent.setup(), path: () => router.state.location.pathname }
}
