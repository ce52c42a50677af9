import { Button } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { newMatter } from '../../matters/matters/open-new-matter.ts'
import { closeOverlay } from '../../platform/actions/overlays.ts'
import { useTranslation } from '../../platform/i18n/use-translation.ts'

export function OwnCasesButton() {
  const { t } = useTranslation('practice')
  return (
    <Button
      variant="subtle"
      renderRoot={(props) => <Link {...props} to="/dashboard/practice" onClick={() => closeOverlay(newMatter)} />}
    >
      {t('all_my_cases')}
    </Button>
  )
}
