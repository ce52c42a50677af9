import { Button, Group, Skeleton, Text } from '@mantine/core'
import { useTranslation } from '../../platform/i18n/use-translation.ts'

interface Props {
  query: { isPending: boolean; isError: boolean; refetch: () => unknown }
}

export function ListState({ query }: Props) {
  const { t } = useTranslation('security')
  if (query.isPending) return <Skeleton height={40} />
  if (!query.isError) return null
  return (
    <Group justify="space-between">
      <Text role="alert">{t('unknown')}</Text>
      <Button variant="default" size="compact-sm" onClick={() => query.refetch()}>
        {t('retry')}
      </Button>
    </Group>
  )
}
