import { Skeleton, Text } from '@mantine/core'
import type { JudgmentId } from '@peshi/contract/platform/ids'
import { sayError } from '../../platform/i18n/say-error.ts'
import { useTranslation } from '../../platform/i18n/use-translation.ts'
import { useJudgment } from './citations.api.ts'
import classes from './citations.module.css'

export function JudgmentText({ id }: { id: JudgmentId }) {
  const { t } = useTranslation('citations')
  const { data, error } = useJudgment(id)
  if (error) return <Text size="sm">{sayError(error)}</Text>
  if (!data) return <Skeleton height={120} aria-busy="true" />
  return (
    <>
      <Text size="sm" c="dimmed">
        <span dir="ltr">{data.citations.join(', ')}</span> · {t('from', { source: data.source })}
      </Text>
      {data.text ? (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable area must be reachable by keyboard
        <section className={classes.text} tabIndex={0} aria-label={data.title} dir="auto">
          {data.text}
        </section>
      ) : (
        <Text size="sm">{t('no_text')}</Text>
      )}
    </>
  )
}
