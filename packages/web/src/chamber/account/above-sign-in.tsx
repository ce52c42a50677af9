import { FillSlot } from '../../platform/features/fill-slot.tsx'
import { aboveSignIn } from './account-slots.ts'

export const AboveSignIn = () => <FillSlot slot={aboveSignIn} />
