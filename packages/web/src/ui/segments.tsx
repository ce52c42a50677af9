import { type ReactNode, useId } from 'react'
import classes from './segments.module.css'

interface Props<Value extends string> {
  data: readonly { value: NoInfer<Value>; label: ReactNode }[]
  value: Value
  onChange(value: NoInfer<Value>): void
  'aria-label'?: string
  'aria-labelledby'?: string
  size?: 'xs' | 'sm'
  fullWidth?: boolean
  disabled?: boolean
  /** What is chosen is sent at once, which needs the network (`../offline/senders.ts`). */
  'data-sends'?: boolean
}

/** One of a few, side by side. Mantine's own has a mark that moves, for which it measures the page and is drawn three times. */
export function Segments<Value extends string>({
  data,
  value,
  onChange,
  size,
  fullWidth,
  disabled,
  ...named
}: Props<Value>) {
  const name = useId()
  return (
    <div
      {...named}
      role="radiogroup"
      className={classes.segments}
      data-size={size}
      data-full-width={fullWidth || undefined}
    >
      {data.map((one) => (
        <label key={one.value} className={classes.segment}>
          <input
            type="radio"
            className={classes.choice}
            name={name}
            value={one.value}
            checked={one.value === value}
            disabled={disabled}
            onChange={() => onChange(one.value)}
          />
          {one.label}
        </label>
      ))}
    </div>
  )
}
