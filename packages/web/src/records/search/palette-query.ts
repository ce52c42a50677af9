import { createSharedValue } from '../../platform/state/shared-value.ts'

/** Outside the palette, because its field is shown before the palette is loaded. */
export const paletteQuery = createSharedValue('')
