import { useMediaQuery } from '@mantine/hooks'

/**
 * True if six columns fit beside the menu; otherwise rows are cards. The styles use the same limit: `max-width: 78em`.
 */
export const useFitsTable = () => useMediaQuery('(min-width: 78em)', true, { getInitialValueInEffect: false })
