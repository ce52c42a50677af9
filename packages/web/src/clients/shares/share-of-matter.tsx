import { orderNumber } from '@peshi/contract/courts/labels'
import type { Note } from '@peshi/contract/matters/notes'
import type { Order } from '@peshi/contract/matters/orders'
import { toDayFirst } from '@peshi/contract/platform/dates'
import type { MatterId } from '@peshi/contract/platform/ids'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { matterQuery } from '../../matters/matters/matters.api.ts'
import { orderTextQuery } from '../../matters/orders/orders.api.ts'
import { sayCase } from '../../platform/i18n/say-case.ts'
import { sayCourt } from '../../platform/i18n/say-court.ts'
import { sayDay } from '../../platform/i18n/say-day.ts'
import { useTranslation } from '../../platform/i18n/use-translation.ts'
import { useCan } from '../../platform/session/use-session.ts'
import { ShareMenu } from '../../platform/ui/share-menu.tsx'
import { matterClientsQuery } from '../clients/clients.api.ts'

export function ShareNote({ note }: { note: Note }) {
  const [isOpen, setOpen] = useState(false)
  const { heads, subject, receivers } = useMatterToShare(note.matter_id, isOpen)
  if (note.is_private) return null
  const words = withoutOwnAddresses(note.text)
  return (
    <ShareMenu
      isCompact
      subject={subject}
      text={heads && [...heads, sayDay(note.created_at), '', words].join('\n')}
      receivers={receivers}
      onOpen={() => setOpen(true)}
    />
  )
}

export function ShareOrder({ order }: { order: Order; isWritten?: boolean }) {
  const { t } = useTranslation(['orders', 'common'])
  const [isOpen, setOpen] = useState(false)
  const { heads, subject, receivers } = useMatterToShare(order.matter_id, isOpen)
  const hasText = order.has_text === true
  const { data: pages, error } = useQuery({ ...orderTextQuery(order), enabled: isOpen && hasText })
  const isRead = !hasText || pages !== undefined || error !== null
  const name = [t(`orders:kind.${order.kind}`), orderNumber(order.number)].filter(Boolean).join(' ')
  const words = (pages ?? []).filter((page) => page !== null).join('\n\n')
  const lines = [[name, order.date ? toDayFirst(order.date) : null].filter(Boolean).join(', '), order.judge]
  return (
    <ShareMenu
      isCompact={order.document === 'ready'}
      subject={subject}
      text={heads && isRead ? [...heads, ...lines.filter(Boolean), ...(words ? ['', words] : [])].join('\n') : null}
      receivers={receivers}
      warning={order.document === 'ready' ? undefined : t('common:share.no_pdf')}
      onOpen={() => setOpen(true)}
    />
  )
}

function useMatterToShare(id: MatterId, isOpen: boolean) {
  const canReadClients = useCan()('read', 'Client')
  // Never refetches, because each request for a matter adds an entry to the access log.
  const { data: matter } = useQuery({ ...matterQuery(id), enabled: isOpen, staleTime: Number.POSITIVE_INFINITY })
  const { data, isLoading } = useQuery({ ...matterClientsQuery(id), enabled: isOpen && canReadClients })
  const number = matter ? sayCase(matter) : ''
  return {
    heads: matter && !isLoading ? [sayCourt(matter.court_title), number, matter.title].filter(Boolean) : null,
    subject: [matter?.title, number].filter(Boolean).join(', '),
    receivers: data?.clients ?? [],
  }
}

const withoutOwnAddresses = (text: string) =>
  text
    .split(/(\s+)/)
    .filter((word) => !word.includes(location.origin))
    .join('')
    .trim()
