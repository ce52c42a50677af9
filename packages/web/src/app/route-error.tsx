import { Button, Group, Text } from '@mantine/core'
import { type ErrorComponentProps, Link, useRouter } from '@tanstack/react-router'
import { ApiError } from '../platform/api/api-error.ts'
import { ChunkError } from '../platform/chunks/load-chunk.ts'
import { sayError } from '../platform/i18n/say-error.ts'
import { useTranslation } from '../platform/i18n/use-translation.ts'
import { useCan } from '../platform/session/use-session.ts'
import { FullPage } from './full-page.tsx'

export const RouteError = (props: ErrorComponentProps) => <Broken {...props} />
export const ErrorInShell = (props: ErrorComponentProps) => <Broken {...props} inShell />

function kindOf(error: unknown) {
  if (error instanceof ChunkError) return 'chunk'
  if (!(error instanceof ApiError)) return 'crash'
  if (error.status === 0) return 'unreached'
  return error.status >= 500 ? 'server' : 'refused'
}

function Broken({ error, reset, inShell = false }: ErrorComponentProps & { inShell?: boolean }) {
  const { t } = useTranslation('errors')
  const router = useRouter()
  const kind = kindOf(error)
  const mayReport = useCan()('create', 'Support')
  const from = router.state.location.pathname.slice(0, 500)
  const request = error instanceof ApiError ? (error.requestId ?? undefined) : undefined
  const retry = () => {
    // Reloads the page, because a browser does not fetch a module again after a failed download.
    if (kind === 'chunk') return window.location.reload()
    reset()
    router.invalidate()
  }
  return (
    <FullPage inShell={inShell} title={t(`${kind}.title`)}>
      {error instanceof ApiError && kind === 'refused' ? <Text>{sayError(error)}</Text> : null}
      <Text c="dimmed">{t(`${kind}.text`)}</Text>
      {kind === 'crash' && error instanceof Error && error.message ? (
        <Text size="sm" c="dimmed">
          {t('detail')}{' '}
          <bdi dir="ltr">
            {error.name}: {error.message}
          </bdi>
        </Text>
      ) : null}
      {error instanceof ApiError && error.requestId && (
        <Text size="sm" c="dimmed" className="tabular">
          {t('requestId', { id: error.requestId })}
        </Text>
      )}
      <Group>
        <Button onClick={retry}>{t('retry')}</Button>
        {kind === 'chunk' ? null : (
          <Button variant="default" onClick={() => window.location.reload()}>
            {t('reload')}
          </Button>
        )}
        <Button variant="default" renderRoot={(props) => <Link {...props} to="/" />}>
          {t('home')}
        </Button>
        {kind !== 'chunk' && mayReport && (
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
