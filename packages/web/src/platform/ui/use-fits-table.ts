import { useMediaQuery } from '@mantine/hooks'

/** Wide enough for six columns beside the menu (styles: `max-width: 78em`); else rows are cards. */
export const useFitsTable = () => useMediaQuery('(min-width: 78em)', true, { getInitialValueInEffect: false })
