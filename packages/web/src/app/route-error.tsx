import { Button, Group, Text } from '@mantine/core'
import { type ErrorComponentProps, Link, useRouter } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { ApiError } from '../api/api-error.ts'
import { sayError } from '../i18n/say-error.ts'
import { useCan } from '../session/use-session.ts'
import { FullPage } from './full-page.tsx'
import { ChunkError } from './load-chunk.ts'

/** The error boundaries of the routes: they say what happened in words, and how to go on. */
export const RouteError = (props: ErrorComponentProps) => <Broken {...props} />
export const ErrorInShell = (props: ErrorComponentProps) => <Broken {...props} inShell />

function Broken({ error, reset, inShell = false }: ErrorComponentProps & { inShell?: boolean }) {
  const { t } = useTranslation('errors')
  const router = useRouter()
  const isChunk = error instanceof ChunkError
  const mayReport = useCan()('create', 'Support')
  const from = router.state.location.pathname.slice(0, 500)
  const request = error instanceof ApiError ? (error.requestId ?? undefined) : undefined
  const retry = () => {
    // Browsers remember a module that failed, so only a reload fetches it anew.
    if (isChunk) return window.location.reload()
    reset()
    router.invalidate()
  }
  return (
    <FullPage inShell={inShell} title={isChunk ? t('chunk.title') : t('crash.title')}>
      <Text c="dimmed">
        {isChunk ? t('chunk.text') : error instanceof ApiError ? sayError(error) : t('crash.text')}
      </Text>
      {error instanceof ApiError && error.requestId && (
        <Text size="sm" c="dimmed" className="tabular">
          {t('requestId', { id: error.requestId })}
        </Text>
      )}
      <Group>
        <Button onClick={retry}>{t('retry')}</Button>
        <Button variant="default" renderRoot={(props) => <Link {...props} to="/" />}>
          {t('home')}
        </Button>
        {!isChunk && mayReport && (
          <Button
            variant="subtle"
            renderRoot={(props) => <Link {...props} to="/support" search={{ new: true, from, request }} />}
          >
            {t('report')}
          </Button>
        )}
      </Group>
    </FullPage>
  )
}
