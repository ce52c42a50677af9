import { useMediaQuery } from '@mantine/hooks'

/** Wide enough for a table of six columns beside the menu, as in the styles under `max-width: 78em`; else its rows are cards. */
export const useRoomForTables = () => useMediaQuery('(min-width: 78em)', true, { getInitialValueInEffect: false })
