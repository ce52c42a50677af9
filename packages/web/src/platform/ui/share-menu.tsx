import { Alert, Button, Menu } from '@mantine/core'
import { useClipboard } from '@mantine/hooks'
import { IconBrandWhatsapp, IconCopy, IconMail, IconShare } from '@tabler/icons-react'
import { isolate } from '../i18n/isolate.ts'
import { useTranslation } from '../i18n/use-translation.ts'
import { toastDone } from './toast.tsx'

export interface Receiver {
  name: string
  mobile: string | null
  email: string | null
}

interface Props {
  subject: string
  /** Null while the text is loading. */
  text: string | null
  receivers: readonly Receiver[]
  warning?: string | undefined
  hasMail?: boolean
  isCompact?: boolean
  onOpen?(): void
}

/** Characters. The text becomes part of a URL, and WhatsApp and mail programs cut off long URLs. */
const mostInAddress = 1500

export function ShareMenu({ subject, text, receivers, warning, hasMail = true, isCompact = false, onOpen }: Props) {
  const { t } = useTranslation('common')
  const clipboard = useClipboard()
  const short = (text?.length ?? 0) > mostInAddress ? `${text?.slice(0, mostInAddress)}…` : (text ?? '')
  const withMobile = receivers.flatMap(({ name, mobile }) => (mobile ? [{ name, mobile }] : []))
  const withEmail = receivers.flatMap(({ name, email }) => (email ? [{ name, email }] : []))
  const away = { component: 'a' as const, target: '_blank', rel: 'noreferrer noopener', disabled: text === null }
  return (
    <Menu position="bottom-end" {...(onOpen && { onOpen })}>
      <Menu.Target>
        <Button
          variant={isCompact ? 'subtle' : 'default'}
          size={isCompact ? 'compact-sm' : 'sm'}
          leftSection={<IconShare size={16} aria-hidden="true" />}
        >
          {t('share.title')}
        </Button>
      </Menu.Target>
      <Menu.Dropdown maw={320}>
        {warning ? (
          <Alert color="amber" variant="light" p="xs" mb={4} role="alert">
            {warning}
          </Alert>
        ) : null}
        {withMobile.length === 0 ? (
          <Menu.Item {...away} href={whatsAppAddress(short)} leftSection={<IconBrandWhatsapp size={16} />}>
            {t('share.whatsapp')}
          </Menu.Item>
        ) : (
          withMobile.map(({ name, mobile }) => (
            <Menu.Item
              key={mobile}
              {...away}
              href={whatsAppAddress(short, mobile)}
              leftSection={<IconBrandWhatsapp size={16} />}
            >
              {t('share.whatsapp_to', { name: isolate(name) })}
            </Menu.Item>
          ))
        )}
        <Menu.Item
          disabled={text === null}
          leftSection={<IconCopy size={16} />}
          onClick={() => {
            clipboard.copy(text ?? '')
            toastDone(t('share.copied'))
          }}
        >
          {t('share.copy')}
        </Menu.Item>
        {!hasMail ? null : withEmail.length === 0 ? (
          <Menu.Item {...away} href={mailAddress(subject, short)} leftSection={<IconMail size={16} />}>
            {t('share.email')}
          </Menu.Item>
        ) : (
          withEmail.map(({ name, email }) => (
            <Menu.Item
              key={email}
              {...away}
              href={mailAddress(subject, short, email)}
              leftSection={<IconMail size={16} />}
            >
              {t('share.email_to', { name: isolate(name) })}
            </Menu.Item>
          ))
        )}
      </Menu.Dropdown>
    </Menu>
  )
}

export const whatsAppAddress = (text: string, mobile = '') =>
  `https://wa.me/${mobile.replace(/\D/g, '')}?text=${encodeURIComponent(text)}`

export const mailAddress = (subject: string, text: string, to = '') =>
  `mailto:${encodeURIComponent(to)}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(text.replaceAll('\n', '\r\n'))}`
