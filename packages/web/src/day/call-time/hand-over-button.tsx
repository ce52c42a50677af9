import { ActionIcon } from '@mantine/core'
import type { Call } from '@peshi/contract/day/call-time'
import { IconUserShare } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useCan } from '../../platform/session/use-session.ts'
import type { DayCalls } from './calls.api.ts'
import { HandOver } from './hand-over.tsx'

export function HandOverButton({ call, day }: { call: Call; day: DayCalls }) {
  const { t } = useTranslation('calls')
  const can = useCan()
  const [isOpen, setIsOpen] = useState(false)
  if (!can('update', 'Matter') || day.people.length < 2 || call.likely.state === 'called') return null
  return (
    <>
      <ActionIcon
        variant="subtle"
        color="gray"
        title={t('hand.over')}
        aria-label={t('hand.of', { title: call.title })}
        onClick={() => setIsOpen(true)}
      >
        <IconUserShare size={18} stroke={1.5} aria-hidden="true" />
      </ActionIcon>
      {isOpen ? <HandOver call={call} day={day} onClose={() => setIsOpen(false)} /> : null}
    </>
  )
}
