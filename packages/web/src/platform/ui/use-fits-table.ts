import { useMediaQuery } from '@mantine/hooks'

export const useFitsTable = () => useMediaQuery('(min-width: 78em)', true, { getInitialValueInEffect: false })
