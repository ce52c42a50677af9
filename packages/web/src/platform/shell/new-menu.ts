import { createSharedValue } from '../state/shared-value.ts'

/** Whether the menu *New* is open. */
export const newMenu = createSharedValue(false)
