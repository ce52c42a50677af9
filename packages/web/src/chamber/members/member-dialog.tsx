import type { Member } from '@peshi/contract/chamber/members'
import type { ReactNode } from 'react'
import { DialogForm } from '../../platform/ui/dialog-form.tsx'
import { Modal } from '../../platform/ui/layers.tsx'

export interface AboutMember {
  member: Member
  people: Member[]
  onClose(): void
}

interface Props {
  title: ReactNode
  submit: string
  isDangerous?: boolean
  sending: { isPending: boolean; error: Error | null }
  isReady?: boolean
  onSubmit(): void
  onClose(): void
  children: ReactNode
}

export function MemberDialog({ title, onClose, ...form }: Props) {
  return (
    <Modal opened onClose={onClose} title={title}>
      <DialogForm {...form} onCancel={onClose} />
    </Modal>
  )
}
