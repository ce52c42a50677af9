import { FillSlot } from '../../platform/features/fill-slot.tsx'
import { aboveSignIn } from './slots.ts'

export const AboveSignIn = () => <FillSlot slot={aboveSignIn} />
