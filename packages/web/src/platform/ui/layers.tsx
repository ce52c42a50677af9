import { type DrawerProps, Drawer as MantineDrawer, Modal as MantineModal, type ModalProps } from '@mantine/core'
import { useEffect } from 'react'
import { returnFocus } from './focus-trail.ts'

/** Mantine returns the focus of a dialog that closes, not of one that is taken away, which most of ours are. */
export function useFocusReturn() {
  // A task later: by then the layer is gone, and another that takes its place has the focus.
  useEffect(() => () => void setTimeout(returnFocus), [])
}

export function Modal(props: ModalProps) {
  useFocusReturn()
  return <MantineModal {...props} />
}

export function Drawer(props: DrawerProps) {
  useFocusReturn()
  return <MantineDrawer {...props} />
}
