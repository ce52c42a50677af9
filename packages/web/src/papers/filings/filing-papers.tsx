import { ActionIcon, Button, Checkbox, Stack, Text, TextInput } from '@mantine/core'
import { changeFiling, type Filing, type FilingPaper } from '@peshi/contract/papers/filings'
import type { DocumentId } from '@peshi/contract/platform/ids'
import { IconArrowDown, IconArrowUp, IconPencil, IconPlus } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { type DragEvent, useState } from 'react'
import { useDocuments } from '../../matters/documents/documents.api.ts'
import { useTranslation } from '../../platform/i18n/use-translation.ts'
import { useMayCall } from '../../platform/session/use-session.ts'
import { DialogForm } from '../../platform/ui/dialog-form.tsx'
import { Modal } from '../../platform/ui/layers.tsx'
import { Unloaded } from '../../platform/ui/message.tsx'
import { Panel } from '../../platform/ui/panel.tsx'
import { toastError } from '../../platform/ui/toast.tsx'
import { Words } from '../../platform/ui/words.tsx'
import { useFilingChanges } from './filings.api.ts'
import classes from './filings.module.css'

interface Sent {
  _id?: string
  document_id: DocumentId
  title: string
  mark: string | null
}

/** A paper whose document was deleted for good cannot be sent again. */
const toSent = (papers: readonly FilingPaper[]): Sent[] =>
  papers.flatMap(({ _id, document_id, title, mark }) => (document_id ? [{ _id, document_id, title, mark }] : []))

export function FilingPapers({ filing }: { filing: Filing }) {
  const { t } = useTranslation('filings')
  const mayChange = useMayCall()(changeFiling)
  const { change } = useFilingChanges(filing)
  const [isAdding, setAdding] = useState(false)
  const [opened, setOpened] = useState<FilingPaper | null>(null)
  const [dragged, setDragged] = useState<number | null>(null)
  const { papers } = filing
  const place = (from: number, to: number) => {
    const moved = papers[from]
    if (!moved || to < 0 || to >= papers.length || from === to) return
    const rest = papers.toSpliced(from, 1)
    const next = toSent(rest.toSpliced(to, 0, moved))
    change.mutate({ papers: next }, { onError: (error) => toastError(error) })
  }
  const onDrop = (event: DragEvent, to: number) => {
    event.preventDefault()
    if (dragged !== null) place(dragged, to)
    setDragged(null)
  }
  return (
    <Panel
      title={t('papers.title')}
      aside={
        mayChange ? (
          <Button size="xs" leftSection={<IconPlus size={14} aria-hidden="true" />} onClick={() => setAdding(true)}>
            {t('papers.add')}
          </Button>
        ) : null
      }
    >
      {papers.length === 0 ? <p className={classes.hint}>{t('papers.none')}</p> : null}
      <ol className={classes.papers}>
        {papers.map((paper, at) => (
          <li
            key={paper._id}
            className={classes.paper}
            data-gone={paper.is_gone || undefined}
            draggable={mayChange}
            onDragStart={() => setDragged(at)}
            onDragOver={(event) => event.preventDefault()}
            onDrop={(event) => onDrop(event, at)}
          >
            <span className="tabular">{at + 1}</span>
            <div className={classes.words}>
              <strong>
                {paper.is_gone ? (
                  <Words>{paper.title}</Words>
                ) : (
                  <Link
                    to="/dashboard/matters/matter-preview/$id"
                    params={{ id: filing.matter_id }}
                    search={{ tab: 'documents', document: paper.document_id ?? undefined } as never}
                    dir="auto"
                  >
                    {paper.title}
                  </Link>
                )}
              </strong>
              {paper.mark ? (
                <small>
                  <bdi>{paper.mark}</bdi>
                </small>
              ) : null}
              {paper.is_gone ? <small className={classes.late}>{t('papers.gone')}</small> : null}
            </div>
            {mayChange ? (
              <>
                <ActionIcon
                  size={40}
                  variant="subtle"
                  color="gray"
                  data-sends
                  disabled={at === 0 || change.isPending}
                  aria-label={t('papers.up', { title: paper.title })}
                  onClick={() => place(at, at - 1)}
                >
                  <IconArrowUp size={18} aria-hidden="true" />
                </ActionIcon>
                <ActionIcon
                  size={40}
                  variant="subtle"
                  color="gray"
                  data-sends
                  disabled={at === papers.length - 1 || change.isPending}
                  aria-label={t('papers.down', { title: paper.title })}
                  onClick={() => place(at, at + 1)}
                >
                  <IconArrowDown size={18} aria-hidden="true" />
                </ActionIcon>
                <ActionIcon
                  size={40}
                  variant="subtle"
                  color="gray"
                  aria-label={t('papers.edit', { title: paper.title })}
                  onClick={() => setOpened(paper)}
                >
                  <IconPencil size={18} aria-hidden="true" />
                </ActionIcon>
              </>
            ) : null}
          </li>
        ))}
      </ol>
      {isAdding ? <AddDialog filing={filing} onClose={() => setAdding(false)} /> : null}
      {opened ? <PaperDialog filing={filing} paper={opened} onClose={() => setOpened(null)} /> : null}
    </Panel>
  )
}

function AddDialog({ filing, onClose }: { filing: Filing; onClose(): void }) {
  const { t } = useTranslation('filings')
  const { change } = useFilingChanges(filing)
  const { data, error, refetch } = useDocuments(filing.matter_id)
  const [chosen, setChosen] = useState<readonly DocumentId[]>([])
  const known = new Set(filing.papers.map(({ document_id }) => document_id))
  const offered = (data ?? []).filter(({ _id }) => !known.has(_id))
  const nameOf = (id: DocumentId) =>
    (offered.find(({ _id }) => _id === id)?.name ?? '').replace(/\.[a-z0-9]{2,5}$/i, '')
  const add = () =>
    change.mutate(
      {
        papers: [
          ...toSent(filing.papers),
          ...chosen.map((document_id) => ({ document_id, title: nameOf(document_id).slice(0, 300), mark: null })),
        ],
      },
      { onSuccess: onClose },
    )
  const toggle = (id: DocumentId) =>
    setChosen((before) => (before.includes(id) ? before.filter((one) => one !== id) : [...before, id]))
  return (
    <Modal opened onClose={onClose} title={t('papers.add')} size={560}>
      {data ? null : <Unloaded title={t('failed')} error={error} onRetry={refetch} outline={160} />}
      {data ? (
        <DialogForm
          submit={t('papers.add')}
          sending={change}
          isReady={chosen.length > 0}
          onCancel={onClose}
          onSubmit={add}
        >
          {offered.length === 0 ? (
            <Text size="sm">{t('papers.no_documents')}</Text>
          ) : (
            <Checkbox.Group label={t('papers.choose')} value={[...chosen]} readOnly>
              <Stack gap={8} mt={8}>
                {offered.map(({ _id, name }) => (
                  <Checkbox key={_id} value={_id} label={<Words>{name}</Words>} onChange={() => toggle(_id)} />
                ))}
              </Stack>
            </Checkbox.Group>
          )}
        </DialogForm>
      ) : null}
    </Modal>
  )
}

function PaperDialog({ filing, paper, onClose }: { filing: Filing; paper: FilingPaper; onClose(): void }) {
  const { t } = useTranslation('filings')
  const { change } = useFilingChanges(filing)
  const [title, setTitle] = useState(paper.title)
  const [mark, setMark] = useState(paper.mark ?? '')
  const save = (papers: Sent[]) => change.mutate({ papers }, { onSuccess: onClose })
  const rest = filing.papers.filter(({ _id }) => _id !== paper._id)
  return (
    <Modal opened onClose={onClose} title={paper.title}>
      <DialogForm
        submit={t('save')}
        sending={change}
        isReady={title.trim() !== '' && paper.document_id !== null}
        onCancel={onClose}
        onSubmit={() =>
          save(
            toSent(filing.papers).map((one) =>
              one._id === paper._id ? { ...one, title, mark: mark.trim() || null } : one,
            ),
          )
        }
      >
        <TextInput
          label={t('papers.name')}
          dir="auto"
          maxLength={300}
          value={title}
          onChange={({ currentTarget }) => setTitle(currentTarget.value)}
        />
        <TextInput
          label={t('papers.mark')}
          placeholder="P-3"
          dir="ltr"
          maxLength={60}
          value={mark}
          onChange={({ currentTarget }) => setMark(currentTarget.value)}
        />
        <Button
          variant="subtle"
          color="red"
          data-sends
          loading={change.isPending}
          style={{ alignSelf: 'flex-start' }}
          onClick={() => save(toSent(rest))}
        >
          {t('papers.remove')}
        </Button>
      </DialogForm>
    </Modal>
  )
}
