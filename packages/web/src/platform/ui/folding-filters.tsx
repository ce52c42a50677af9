import { Button } from '@mantine/core'
import { useMediaQuery } from '@mantine/hooks'
import { IconAdjustmentsHorizontal } from '@tabler/icons-react'
import { type ReactNode, useState } from 'react'
import { useTranslation } from '../i18n/use-translation.ts'

export function FoldingFilters({ inUse, children }: { inUse: number; children: ReactNode }) {
  const { t } = useTranslation('common')
  const isPhone = useMediaQuery('(max-width: 48em)', false, { getInitialValueInEffect: false })
  const [isOpen, setOpen] = useState(false)
  if (!isPhone) return children
  return (
    <>
      <Button
        variant="default"
        style={{ gridColumn: '1 / -1' }}
        leftSection={<IconAdjustmentsHorizontal size={16} aria-hidden="true" />}
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
      >
        {inUse > 0 ? t('filters_in_use', { count: inUse }) : t('filters')}
      </Button>
      {isOpen ? children : null}
    </>
  )
}
