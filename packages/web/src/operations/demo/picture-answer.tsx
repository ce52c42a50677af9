import { Button } from '@mantine/core'
import { useTranslation } from '../../platform/i18n/use-translation.ts'
import { usePictureAnswer } from './demo.api.ts'

export function PictureAnswer({ image, onUse }: { image: string; onUse(answer: string): void }) {
  const { t } = useTranslation('demo')
  const { data: answer } = usePictureAnswer(image)
  if (!answer) return null
  return (
    <Button variant="light" size="compact-sm" onClick={() => onUse(answer)}>
      {t('picture', { answer })}
    </Button>
  )
}
