import {
  Alert,
  Button,
  type DrawerProps,
  Group,
  Drawer as MantineDrawer,
  Modal as MantineModal,
  type ModalProps,
  Text,
} from '@mantine/core'
import { useMediaQuery } from '@mantine/hooks'
import { useRouter } from '@tanstack/react-router'
import {
  createContext,
  type FocusEvent,
  type FormEvent,
  type ReactNode,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
} from 'react'
import { useTranslation } from '../i18n/use-translation.ts'
import { createSharedValue } from '../state/shared-value.ts'
import { returnFocus } from './focus-trail.ts'

declare module '@tanstack/react-router' {
  interface HistoryState {
    isSecond?: boolean
  }
}

const open = createSharedValue<readonly symbol[]>([])

/** Returns true if this layer is in front of all others, so that Escape closes it. */
export function useLayer(isOpen: boolean, onClose: () => void): boolean {
  const [own] = useState(() => Symbol('layer'))
  const router = useRouter({ warn: false })
  const close = useEffectEvent(onClose)
  useEffect(() => {
    if (!isOpen) return
    open.set([...open.get(), own])
    // Without an earlier history entry, the back button would leave the app instead of closing this layer.
    if (router && !router.history.canGoBack()) {
      router.navigate({ to: '.', search: true, hash: true, resetScroll: false, state: { isSecond: true } })
    }
    const unblock = router?.history.block({
      enableBeforeUnload: false,
      blockerFn: async ({ action }) => {
        if (action !== 'BACK' || open.get().at(-1) !== own) return false
        close()
        return true
      },
    })
    return () => {
      open.set(open.get().filter((one) => one !== own))
      unblock?.()
      setTimeout(returnFocus)
    }
  }, [isOpen, router, own])
  return open.use().at(-1) === own
}

export interface DialogDraft {
  isChanged: boolean
  wasKept: boolean
  drop(): void
}

export const ReportDraft = createContext<(draft: DialogDraft | null) => void>(() => undefined)

type Field = HTMLInputElement | HTMLTextAreaElement

const isWritten = (target: EventTarget): target is Field =>
  target instanceof HTMLTextAreaElement ||
  (target instanceof HTMLInputElement &&
    !['search', 'password', 'checkbox', 'radio', 'file'].includes(target.type) &&
    target.role !== 'combobox')

interface Keeps {
  isKept?: boolean
  draft?: DialogDraft
}

function useUnsaved({ isKept = false, draft: own }: Keeps, onClose: () => void) {
  const { t } = useTranslation('common')
  const [isAsking, setAsking] = useState(false)
  const [ofContent, setDraft] = useState<DialogDraft | null>(null)
  const draft = own ?? ofContent
  const before = useRef(new Map<Field, string>())
  const note = ({ target }: FocusEvent) => {
    if (isWritten(target) && !before.current.has(target)) before.current.set(target, target.value)
  }
  const holdsWords = () =>
    draft?.isChanged ?? [...before.current].some(([field, value]) => field.isConnected && field.value !== value)
  const leave = () => (!isKept && holdsWords() ? setAsking(true) : onClose())
  const hold = (children: ReactNode) => (
    <>
      {draft?.wasKept ? (
        <Alert mb="sm" p="xs">
          <Group justify="space-between" gap="xs">
            {t('unsaved.kept')}
            <Button variant="subtle" size="compact-sm" onClick={draft.drop}>
              {t('unsaved.afresh')}
            </Button>
          </Group>
        </Alert>
      ) : null}
      <ReportDraft value={setDraft}>{children}</ReportDraft>
      {isAsking ? (
        <Unsaved
          onStay={() => setAsking(false)}
          onGo={() => {
            draft?.drop()
            setAsking(false)
            onClose()
          }}
        />
      ) : null}
    </>
  )
  return { leave, note, hold }
}

/** React passes events through portals. Without this, a form in a dialog would also submit the form that opened it. */
const stopAtLayer = (event: FormEvent) => event.stopPropagation()

export function Modal({ isKept, draft, onClose, children, ...props }: ModalProps & Keeps) {
  const { t } = useTranslation('common')
  const isPhone = useMediaQuery('(max-width: 36em)', false, { getInitialValueInEffect: false })
  const { leave, note, hold } = useUnsaved({ isKept, draft }, onClose)
  const isInFront = useLayer(props.opened, leave)
  return (
    <MantineModal
      closeButtonProps={{ 'aria-label': t('close') }}
      closeOnEscape={isInFront}
      fullScreen={isPhone && typeof props.size === 'number'}
      {...props}
      onClose={leave}
      onFocus={note}
      onSubmit={stopAtLayer}
    >
      {hold(children)}
    </MantineModal>
  )
}

function Unsaved({ onStay, onGo }: { onStay(): void; onGo(): void }) {
  const { t } = useTranslation('common')
  const isInFront = useLayer(true, onStay)
  return (
    <MantineModal
      opened
      centered
      closeOnEscape={isInFront}
      onClose={onStay}
      title={t('unsaved.title')}
      withCloseButton={false}
    >
      <Text>{t('unsaved.text')}</Text>
      <Group justify="flex-end" mt="lg">
        <Button variant="default" onClick={onStay} data-autofocus>
          {t('unsaved.stay')}
        </Button>
        <Button color="red" data-works-offline onClick={onGo}>
          {t('unsaved.go')}
        </Button>
      </Group>
    </MantineModal>
  )
}

export function Drawer({ onClose, children, ...props }: DrawerProps) {
  const { t } = useTranslation('common')
  const { leave, note, hold } = useUnsaved({}, onClose)
  const isInFront = useLayer(props.opened, leave)
  return (
    <MantineDrawer
      closeButtonProps={{ 'aria-label': t('close') }}
      closeOnEscape={isInFront}
      {...props}
      onClose={leave}
      onFocus={note}
      onSubmit={stopAtLayer}
    >
      {hold(children)}
    </MantineDrawer>
  )
}
