import { Group, Stack, Text } from '@mantine/core'
import type { ReactNode } from 'react'

interface Entry {
  id: string
  name: ReactNode
  mark?: ReactNode
  text: string
  action?: ReactNode
}

export function EntryList({ entries }: { entries: readonly Entry[] }) {
  return (
    <ul className="ruled">
      {entries.map(({ id, name, mark, text, action }) => (
        <Group component="li" key={id} gap={12} py={10} wrap="nowrap">
          <Stack gap={0} miw={0} flex={1}>
            <Group gap="xs">
              <Text fw={550} className="anywhere">
                <bdi>{name}</bdi>
              </Text>
              {mark}
            </Group>
            <Text c="dimmed" size="sm">
              {text}
            </Text>
          </Stack>
          {action}
        </Group>
      ))}
    </ul>
  )
}
