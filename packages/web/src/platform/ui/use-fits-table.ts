import { useMediaQuery } from '@mantine/hooks'

/** True if six columns fit beside the menu; otherwise rows are cards. Styles use the same limit: 78em. */
export const useFitsTable = () => useMediaQuery('(min-width: 78em)', true, { getInitialValueInEffect: false })
