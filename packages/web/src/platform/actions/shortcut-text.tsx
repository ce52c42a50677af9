import { Kbd } from '@mantine/core'

export const ShortcutText = ({ shortcut }: { shortcut: string }) => (
  <span dir="ltr">
    {shortcut.split(' ').map((key, index) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: a key may occur twice, and the order never changes
      <Kbd key={index} size="xs" mx={2}>
        {key}
      </Kbd>
    ))}
  </span>
)
