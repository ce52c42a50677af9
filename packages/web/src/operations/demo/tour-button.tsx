import { Button } from '@mantine/core'
import { useNavigate } from '@tanstack/react-router'
import { helpDrawer } from '../../chamber/help/help-drawer.ts'
import { closeOverlay } from '../../platform/actions/overlays.ts'
import { useTranslation } from '../../platform/i18n/use-translation.ts'
import { goToStep } from './tour-state.ts'

export function TourButton() {
  const { t } = useTranslation('demo')
  const navigate = useNavigate()
  const begin = () => {
    closeOverlay(helpDrawer)
    goToStep(0)
    void navigate({ to: '/dashboard/analytics' })
  }
  return (
    <Button variant="default" onClick={begin}>
      {t('tour.begin')}
    </Button>
  )
}
