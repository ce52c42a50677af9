import { Select as MantineSelect, type Primitive, type SelectProps } from '@mantine/core'
import { useEffect, useState } from 'react'

/**
 * A field with a list to choose from. The list is drawn when somebody comes near the field, not with the page: each
 * would be laid out and measured for a reader who may never open it.
 *
 * It opens where its field stands, so that it belongs to the dialog or landmark around it, but fixed, so that nothing
 * around scrolls for it.
 */
export function Select<Value extends Primitive = string>(props: SelectProps<Value>) {
  const [isNear, setNear] = useState(false)
  const [, setDrawn] = useState(false)
  // A list gives its name when it is drawn, and the field points to it when it is drawn again itself.
  useEffect(() => setDrawn(isNear), [isNear])
  return (
    <MantineSelect
      {...props}
      comboboxProps={{ withinPortal: false, floatingStrategy: 'fixed', ...props.comboboxProps, keepMounted: isNear }}
      onPointerEnter={(event) => {
        setNear(true)
        props.onPointerEnter?.(event)
      }}
      onFocus={(event) => {
        setNear(true)
        props.onFocus?.(event)
      }}
    />
  )
}
