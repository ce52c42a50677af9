import { MantineProvider } from '@mantine/core'
import { QueryClientProvider } from '@tanstack/react-query'
import { RouterProvider } from '@tanstack/react-router'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { config } from 'zod'
import '@mantine/core/styles.css'
import '@mantine/notifications/styles.css'
import './fonts.css'
import './colors.css'
import './base.css'
import { queryClient } from '../api/query-client.ts'
import { fetchAllCourts } from '../courts/courts.api.ts'
import { startI18n } from '../i18n/i18n.ts'
import { TextDirection } from '../i18n/text-direction.tsx'
import { followSession } from '../session/follow-session.ts'
import { Toasts } from '../ui/toasts.tsx'
import { router } from './router.ts'
import { skinManager } from './skin.ts'
import { cssVariables, theme } from './theme.ts'

// Zod would compile its checks with `new Function`, which the content security policy forbids.
config({ jitless: true })

const root = document.getElementById('root')
if (!root) throw new Error('The page has no #root')

followSession(router, queryClient)
fetchAllCourts(queryClient)
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
          <Toasts />
        </QueryClientProvider>
      </MantineProvider>
    </TextDirection>
  </StrictMode>,
)
