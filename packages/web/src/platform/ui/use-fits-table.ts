import { useMediaQuery } from '@mantine/hooks'

/** Six columns fit from this width. The styles use the same width. */
export const useFitsTable = () => useMediaQuery('(min-width: 78em)', true, { getInitialValueInEffect: false })
