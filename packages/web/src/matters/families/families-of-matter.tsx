import type { MatterPanel } from '../matters/detail/matter-slots.ts'
import { familyQuery } from './families.api.ts'
import { FamilyPanel } from './family-panel.tsx'
import { NumbersPanel } from './numbers-panel.tsx'

export const familyPanel: MatterPanel = {
  Part: ({ matter }) => <FamilyPanel matterId={matter._id} />,
  queries: ({ matter }) => [familyQuery(matter._id)],
}

export const numbersPanel: MatterPanel = { Part: NumbersPanel }
