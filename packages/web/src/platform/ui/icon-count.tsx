import { Indicator } from '@mantine/core'
import type { ReactNode } from 'react'

const mostShown = 99

export const IconCount = ({ count, children }: { count: number; children: ReactNode }) => (
  <Indicator disabled={count === 0} label={count > mostShown ? `${mostShown}+` : count} size={16} offset={5}>
    {children}
  </Indicator>
)
