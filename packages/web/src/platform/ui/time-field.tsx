import { TextInput, type TextInputProps } from '@mantine/core'
import { readTypedTime } from '@peshi/contract/platform/written-time'
import { type KeyboardEvent, useRef, useState } from 'react'
import { useTranslation } from '../i18n/use-translation.ts'
import { useUnreadable } from './use-unreadable.ts'

interface Props extends Omit<TextInputProps, 'type' | 'value' | 'onChange' | 'defaultValue'> {
  /** For example `14:30`. Empty if there is no time. */
  value: string
  onChange(value: string): void
}

export function TimeField({ value, error, onChange, ...rest }: Props) {
  const { t } = useTranslation('common')
  const [typed, setTyped] = useState<string | null>(null)
  const input = useRef<HTMLInputElement>(null)
  const isUnreadable = useUnreadable(input, typed !== null && readTypedTime(typed) === null)

  const take = (text: string) => {
    const time = readTypedTime(text)
    setTyped(time === null ? text : null)
    if ((time ?? '') !== value) onChange(time ?? '')
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && typed !== null) take(typed)
  }
  return (
    <TextInput
      {...rest}
      ref={input}
      dir="ltr"
      inputMode="numeric"
      autoComplete="off"
      placeholder="14:30"
      value={typed ?? value}
      error={error ?? (isUnreadable ? t('time.unreadable') : undefined)}
      onChange={({ currentTarget: { value: text } }) =>
        text === '' || /^\d{2}:\d{2}$/.test(text) ? take(text) : setTyped(text)
      }
      onKeyDown={onKeyDown}
      onBlur={() => typed !== null && take(typed)}
    />
  )
}
