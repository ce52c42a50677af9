import { MantineProvider } from '@mantine/core'
import { QueryClientProvider } from '@tanstack/react-query'
import { RouterProvider } from '@tanstack/react-router'
import { StrictMode, useLayoutEffect } from 'react'
import { queryClient } from '../platform/api/query-client.ts'
import { TextDirection } from '../platform/i18n/text-direction.tsx'
import { router } from './router.ts'
import { skinManager } from './skin.ts'
import { styleNonce } from './style-nonce.ts'
import { cssVariables, theme } from './theme.ts'

export function App({ onRender }: { onRender: () => void }) {
  useLayoutEffect(onRender, [onRender])
  return (
    <StrictMode>
      <TextDirection>
        <MantineProvider
          theme={theme}
          cssVariablesResolver={cssVariables}
          colorSchemeManager={skinManager()}
          defaultColorScheme="light"
          getStyleNonce={styleNonce}
        >
          <QueryClientProvider client={queryClient}>
            <RouterProvider router={router} />
          </QueryClientProvider>
        </MantineProvider>
      </TextDirection>
    </StrictMode>
  )
}
