import type { ReactNode } from 'react'
import { Words } from './words.tsx'

interface Props {
  label: string
  value: ReactNode
  className?: string | undefined
}

/** A label with its value, in a `dl` of the class `facts`. Shows nothing if there is no value. */
export const Fact = ({ label, value, className }: Props) =>
  value === null || value === undefined || value === '' ? null : (
    <>
      <dt>{label}</dt>
      <dd className={className}>{typeof value === 'string' ? <Words>{value}</Words> : value}</dd>
    </>
  )
