import { Skeleton, Stack } from '@mantine/core'

export const PagePending = () => (
  <Stack gap="md" p="md" aria-busy="true">
    <Skeleton height={14} width={90} />
    <Skeleton height={26} width={280} />
    <Skeleton height={120} radius="lg" />
  </Stack>
)
