import type { ChamberRole } from '@peshi/contract/platform/abilities'
import { demoDomain } from '../../platform/process/config.ts'

export const demoChamber = 'Shukla & Associates'
/** Not secret: `npm start` prints this password. */
export const demoPassword = 'Peshi-demo-1'

export const demoPeople: readonly { role: ChamberRole; name: string }[] = [
  { role: 'owner', name: 'Rajendra Shukla' },
  { role: 'advocate', name: 'Nadia Farooqui' },
  { role: 'clerk', name: 'Mohan Lal' },
  { role: 'billing', name: 'Deepa Iyer' },
  { role: 'client', name: 'Anita Srivastava' },
]

export const demoEmail = (role: ChamberRole) => `${role}@${demoDomain}`
