import { MantineProvider } from '@mantine/core'
import { QueryClientProvider } from '@tanstack/react-query'
import { RouterProvider } from '@tanstack/react-router'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import '@mantine/core/styles.css'
import './fonts.css'
import './colors.css'
import './base.css'
import { queryClient } from '../api/query-client.ts'
import { keepAllCourts } from '../courts/all-courts.ts'
import { startI18n } from '../i18n/i18n.ts'
import { TextDirection } from '../i18n/text-direction.tsx'
import { followSession } from '../session/follow-session.ts'
import { router } from './router.ts'
import { skinManager } from './skin.ts'
import { cssVariables, theme } from './theme.ts'

// Zod would compile its checks with `new Function`, which the content security policy forbids. Its settings lie here,
// because it reads them as it loads, and it loads later, with whatever needs it first.
Object.assign(globalThis, { __zod_globalConfig: { jitless: true } })

const root = document.getElementById('root')
if (!root) throw new Error('The page has no #root')

followSession(router, queryClient)
await startI18n()

createRoot(root).render(
  <StrictMode>
    <TextDirection>
      <MantineProvider
        theme={theme}
        cssVariablesResolver={cssVariables}
        colorSchemeManager={skinManager()}
        defaultColorScheme="light"
      >
        <QueryClientProvider client={queryClient}>
          <RouterProvider router={router} />
        </QueryClientProvider>
      </MantineProvider>
    </TextDirection>
  </StrictMode>,
)

// On a slow line the first page goes before: it may ask for its courts itself.
setTimeout(keepAllCourts, 2000)
