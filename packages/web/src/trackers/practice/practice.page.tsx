import { SimpleGrid, Stack } from '@mantine/core'
import { useTranslation } from '../../platform/i18n/use-translation.ts'
import { PageHeader } from '../../platform/shell/page-header.tsx'
import { Unloaded } from '../../platform/ui/message.tsx'
import { CaptchaColumn } from '../due-checks/captcha-column.tsx'
import { usePractice } from './practice.api.ts'
import { PracticeCases } from './practice-cases.tsx'
import { PracticeForm } from './practice-form.tsx'

export function PracticePage() {
  const { t } = useTranslation('practice')
  const { data, error, refetch } = usePractice()
  return (
    <>
      <PageHeader subtitle={t('subtitle')} />
      <Stack>
        <SimpleGrid cols={{ base: 1, md: 2 }}>
          {data ? (
            <PracticeForm saved={data} />
          ) : (
            <Unloaded title={t('failed')} error={error} onRetry={refetch} outline={240} />
          )}
          <CaptchaColumn narrow={{ kind: 'practice' }} />
        </SimpleGrid>
        <PracticeCases />
      </Stack>
    </>
  )
}
