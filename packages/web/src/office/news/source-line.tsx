import { Alert, Group } from '@mantine/core'
import type { NewsSource } from '@peshi/contract/office/news'
import { useNow } from '../../platform/clock/use-now.ts'
import { ageOf } from '../../platform/i18n/age.ts'
import { currentLocale } from '../../platform/i18n/i18n.ts'
import { useTranslation } from '../../platform/i18n/use-translation.ts'
import { Pill } from '../../platform/ui/pill.tsx'
import { Words } from '../../platform/ui/words.tsx'

export function SourceLine({ source }: { source: NewsSource }) {
  const { t } = useTranslation('news')
  const now = useNow()
  const age = (instant: string) => ageOf(instant, now, currentLocale())
  return (
    <>
      <Group component="p" gap="4px 10px" mt={0} mb="xs">
        {t('source')} <Words>{source.name}</Words>
        {source.read_at ? <span>{t('read', { age: age(source.read_at) })}</span> : null}
        {source.is_sandbox ? <Pill tone="decided">{t('sandbox')}</Pill> : null}
      </Group>
      {source.failing_since ? (
        <Alert color="amber" variant="light" role="status" mb="md">
          {source.read_at
            ? t('lastCopy', { since: age(source.failing_since), read: age(source.read_at) })
            : t('neverRead', { since: age(source.failing_since) })}
        </Alert>
      ) : null}
    </>
  )
}
