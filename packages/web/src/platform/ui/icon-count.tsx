import { Indicator } from '@mantine/core'
import type { ReactNode } from 'react'

const mostShown = 99

/** Shows a number at the corner of an icon button; nothing for zero. */
export const IconCount = ({ count, children }: { count: number; children: ReactNode }) => (
  <Indicator disabled={count === 0} label={count > mostShown ? `${mostShown}+` : count} size={16} offset={5}>
    {children}
  </Indicator>
)
