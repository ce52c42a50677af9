import { Button, FileButton, Group, Select, Textarea } from '@mantine/core'
import type { MatterId } from '@peshi/contract/platform/ids'
import { DeemedBy, ServingKind, ServingMode, ServingOutcome, sheetRowsAtMost } from '@peshi/contract/trackers/servings'
import { IconCopy, IconUpload } from '@tabler/icons-react'
import { useCourtToday } from '../../platform/clock/use-now.ts'
import { useDraft } from '../../platform/device/use-draft.ts'
import { type Say, useTranslation, type WordKey } from '../../platform/i18n/use-translation.ts'
import { DialogForm } from '../../platform/ui/dialog-form.tsx'
import { Modal } from '../../platform/ui/layers.tsx'
import { toastDone, toastError } from '../../platform/ui/toast.tsx'
import { Words } from '../../platform/ui/words.tsx'
import {
  type Fault,
  longest,
  readSheet,
  type Sheet,
  type SheetField,
  type SheetWords,
  sheetFields,
} from './read-sheet.ts'
import { nameOfServing, ServingWords } from './serving-words.tsx'
import { useAddServings } from './servings.api.ts'
import classes from './servings.module.css'

interface Props {
  matterId: MatterId
  onClose(): void
}

export function SheetDialog({ matterId, onClose }: Props) {
  const { t } = useTranslation('servings')
  const { value, change, drop, dropAnd, dialog } = useDraft('service-sheet', matterId, () => ({
    text: '',
    kind: ServingKind.enum['cheque-notice'] as ServingKind,
  }))
  const words = useSheetWords()
  const sheet = readSheet(value.text, words, value.kind, useCourtToday())
  const now = sheet.ready.slice(0, sheetRowsAtMost)
  const left = [...sheet.refused, ...sheet.ready.slice(sheetRowsAtMost)].toSorted((one, other) => one.line - other.line)
  const add = useAddServings(matterId)
  const submit = () =>
    add.mutate(
      now.map(({ entry }) => entry),
      {
        onSuccess: ({ data: { added, known } }) => {
          toastDone(
            [t('sheet.added', { count: added }), known > 0 && t('sheet.known', { count: known })]
              .filter(Boolean)
              .join(' '),
          )
          if (left.length > 0) change({ text: [sheet.heading, ...left.map(({ raw }) => raw)].join('\n') })
          else {
            drop()
            onClose()
          }
        },
      },
    )
  const take = (file: File | null) => file?.text().then((text) => change({ text }), toastError)
  const copy = () =>
    navigator.clipboard
      .writeText(sheetFields.map((field) => words.headings[field]).join('\t'))
      .then(() => toastDone(t('sheet.copied')), toastError)
  return (
    <Modal opened draft={dialog} size={860} onClose={onClose} title={t('sheet.title')}>
      <DialogForm
        submit={t('sheet.add', { count: now.length })}
        sending={add}
        isReady={now.length > 0}
        onSubmit={submit}
        onCancel={dropAnd(onClose)}
      >
        <p className={classes.hint}>{t('sheet.text')}</p>
        <Group gap="xs">
          <FileButton onChange={take} accept=".csv,.tsv,.txt,text/csv,text/plain">
            {(props) => (
              <Button {...props} size="xs" variant="default" leftSection={<IconUpload size={14} aria-hidden="true" />}>
                {t('sheet.choose')}
              </Button>
            )}
          </FileButton>
          <Button size="xs" variant="subtle" leftSection={<IconCopy size={14} aria-hidden="true" />} onClick={copy}>
            {t('sheet.copy')}
          </Button>
        </Group>
        <Textarea
          label={t('sheet.rows')}
          classNames={{ input: classes.sheet }}
          minRows={5}
          maxRows={10}
          autosize
          spellCheck={false}
          dir="ltr"
          wrap="off"
          data-autofocus
          value={value.text}
          onChange={(event) => change({ text: event.currentTarget.value })}
        />
        <Select
          label={t('sheet.kind')}
          allowDeselect={false}
          data={ServingKind.options.map((kind) => ({ value: kind, label: t(`kinds.${kind}`) }))}
          value={value.kind}
          onChange={(kind) => change({ kind: ServingKind.catch('cheque-notice').parse(kind) })}
        />
        {value.text.trim() === '' ? null : <Preview sheet={sheet} words={words} />}
      </DialogForm>
    </Modal>
  )
}

function useSheetWords(): SheetWords {
  const { t } = useTranslation('servings')
  return {
    headings: Object.fromEntries(sheetFields.map((field) => [field, t(field)])) as Record<SheetField, string>,
    choices: {
      kind: Object.fromEntries(ServingKind.options.map((one) => [one, t(`kinds.${one}`)])),
      mode: Object.fromEntries(ServingMode.options.map((one) => [one, t(`modes.${one}`)])),
      outcome: Object.fromEntries(ServingOutcome.options.map((one) => [one, t(`outcomes.${one}`)])),
      deemed_by: Object.fromEntries(DeemedBy.options.map((one) => [one, t(`deemed.${one}`)])),
    },
  }
}

function sayFault(t: Say<WordKey<'servings'>>, { field, why }: Fault, { choices }: SheetWords): string {
  const list = field in choices ? Object.values(choices[field as keyof typeof choices]).join(', ') : ''
  const most = field in longest ? longest[field as keyof typeof longest] : 0
  return t(`sheet.wrong.${why}`, { list, most })
}

function Preview({ sheet, words }: { sheet: Sheet; words: SheetWords }) {
  const { t } = useTranslation('servings')
  const { ready, refused, unused, hasName } = sheet
  if (!hasName)
    return (
      <p role="alert" className={classes.wrong}>
        {t('sheet.no_heading', { name: t('name') })}
      </p>
    )
  if (ready.length + refused.length === 0) return <p className={classes.hint}>{t('sheet.nothing')}</p>
  return (
    <>
      {unused.length > 0 ? <p className={classes.hint}>{t('sheet.unused', { list: unused.join(', ') })}</p> : null}
      {refused.length > 0 ? (
        <section className={classes.preview} aria-label={t('sheet.refused', { count: refused.length })}>
          <strong className={classes.wrong} role="status">
            {t('sheet.refused', { count: refused.length })}
          </strong>
          <small>{t('sheet.fix')}</small>
          <ul>
            {refused.map(({ line, faults }) => (
              <li key={line}>
                {t('sheet.row', { row: line })}:{' '}
                {faults.map((fault) => `${words.headings[fault.field]}: ${sayFault(t, fault, words)}`).join('; ')}
              </li>
            ))}
          </ul>
        </section>
      ) : null}
      {ready.length > 0 ? (
        <section className={classes.preview} aria-label={t('sheet.ready', { count: ready.length })}>
          <strong role="status">{t('sheet.ready', { count: ready.length })}</strong>
          {ready.length > sheetRowsAtMost ? <small>{t('sheet.at_most', { most: sheetRowsAtMost })}</small> : null}
          <ul>
            {ready.slice(0, sheetRowsAtMost).map(({ line, entry }) => (
              <li key={line}>
                <Words>{nameOfServing(entry)}</Words>{' '}
                <small>
                  <ServingWords serving={entry} />
                </small>
              </li>
            ))}
          </ul>
        </section>
      ) : null}
    </>
  )
}
