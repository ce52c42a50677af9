import { Button } from '@mantine/core'
import { useTranslation } from '../../platform/i18n/use-translation.ts'
import { openDropPage } from './open-drop-page.ts'

export function DropButton() {
  const { t } = useTranslation('droppedPages')
  return (
    <Button variant="subtle" onClick={() => openDropPage()}>
      {t('open')}
    </Button>
  )
}
