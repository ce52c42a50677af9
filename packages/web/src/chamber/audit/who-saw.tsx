import { Button } from '@mantine/core'
import type { MatterId } from '@peshi/contract/platform/ids'
import { IconEye } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { useTranslation } from '../../platform/i18n/use-translation.ts'
import { useCan } from '../../platform/session/use-session.ts'
import classes from './audit.module.css'

export function WhoSaw({ matterId }: { matterId: MatterId }) {
  const { t } = useTranslation('activity')
  const can = useCan()
  if (!can('manage', 'all')) return null
  return (
    <div className={classes.whoSaw}>
      <Button
        variant="default"
        leftSection={<IconEye size={16} />}
        renderRoot={(props) => (
          <Link {...props} to="/settings/audit" search={{ matter: matterId, group: 'readings' }} />
        )}
      >
        {t('who_saw')}
      </Button>
    </div>
  )
}
