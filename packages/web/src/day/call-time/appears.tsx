import { UnstyledButton, VisuallyHidden } from '@mantine/core'
import type { Call } from '@peshi/contract/day/call-time'
import { IconUserShare } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from '../../platform/i18n/use-translation.ts'
import { useCan } from '../../platform/session/use-session.ts'
import { initialsOf } from '../../platform/ui/initials.ts'
import { hasEnded } from './alerted-calls.ts'
import type { DayCalls } from './calls.api.ts'
import classes from './calls.module.css'
import { HandOver } from './hand-over.tsx'

export const Initials = ({ name }: { name: string }) => {
  const { t } = useTranslation('calls')
  const said = t('appears', { name })
  return (
    <span className={classes.initials} title={said}>
      <span aria-hidden="true">{initialsOf(name)}</span>
      <VisuallyHidden>{said}</VisuallyHidden>
    </span>
  )
}

/** The initials of who appears. A press hands the matter over. */
export function Appears({ call, day }: { call: Call; day: DayCalls }) {
  const { t } = useTranslation('calls')
  const can = useCan()
  const [isOpen, setIsOpen] = useState(false)
  const { person, title } = call
  if (!can('update', 'Matter') || day.people.length < 2 || hasEnded(call.likely))
    return person && day.people.length > 1 ? <Initials name={person.name} /> : null
  const label = t('hand.of', { title })
  return (
    <>
      <UnstyledButton className={classes.appears} title={person ? undefined : label} onClick={() => setIsOpen(true)}>
        {person ? (
          <Initials name={person.name} />
        ) : (
          <span className={classes.initials}>
            <IconUserShare size={15} stroke={1.5} aria-hidden="true" />
          </span>
        )}{' '}
        <VisuallyHidden>{label}</VisuallyHidden>
      </UnstyledButton>
      {isOpen ? <HandOver call={call} day={day} onClose={() => setIsOpen(false)} /> : null}
    </>
  )
}
