import { Button, Group, Text } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { useTranslation } from '../platform/i18n/use-translation.ts'
import { FullPage } from './full-page.tsx'

export const NotFoundPage = () => <NotFound />
export const NotFoundInShell = () => <NotFound inShell />

function NotFound({ inShell = false }: { inShell?: boolean }) {
  const { t } = useTranslation('errors')
  return (
    <FullPage inShell={inShell} mark="404" title={t('notFound.title')}>
      <Text c="dimmed">{t('notFound.text')}</Text>
      <Group>
        <Button renderRoot={(props) => <Link {...props} to="/" />}>{t('home')}</Button>
      </Group>
    </FullPage>
  )
}
