import { DirectionProvider, MantineProvider, useDirection } from '@mantine/core'
import { QueryClientProvider } from '@tanstack/react-query'
import { RouterProvider } from '@tanstack/react-router'
import { type ReactNode, StrictMode, useEffect, useLayoutEffect } from 'react'
import { queryClient } from '../platform/api/query-client.ts'
import { directionOf, storedLanguage } from '../platform/i18n/languages.ts'
import { useTranslation } from '../platform/i18n/use-translation.ts'
import { router } from './router.tsx'
import { skinManager } from './skin.ts'
import { styleNonce } from './style-nonce.ts'
import { cssVariables, theme } from './theme.ts'

const TextDirection = ({ children }: { children: ReactNode }) => (
  <DirectionProvider initialDirection={directionOf(storedLanguage())} detectDirection={false}>
    <FollowLanguage />
    {children}
  </DirectionProvider>
)

function FollowLanguage() {
  const { setDirection } = useDirection()
  const { i18n } = useTranslation()
  // biome-ignore lint/correctness/useExhaustiveDependencies: the setter is new at each render
  useEffect(() => setDirection(directionOf(i18n.language)), [i18n.language])
  return null
}

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
