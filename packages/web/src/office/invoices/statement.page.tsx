import { Alert, Button, Checkbox, FileButton, Select } from '@mantine/core'
import {
  mostStatementLetters,
  type OpenInvoice,
  type StatementLine,
  type StatementProblem,
} from '@peshi/contract/office/bank-statement'
import type { InvoiceId } from '@peshi/contract/platform/ids'
import { showPaise } from '@peshi/contract/platform/money'
import { IconFileSpreadsheet } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from '../../platform/i18n/use-translation.ts'
import { PageHeader } from '../../platform/shell/page-header.tsx'
import { Message } from '../../platform/ui/message.tsx'
import { Panel } from '../../platform/ui/panel.tsx'
import { toastDone, toastError } from '../../platform/ui/toast.tsx'
import { Words } from '../../platform/ui/words.tsx'
import { Amount, Day } from './invoice-rows.tsx'
import { useReadStatement, useRecordStatement } from './invoices.api.ts'
import classes from './invoices.module.css'

/** By the row of the file: the invoice that it pays, and whether the person confirms it. */
type Choices = Record<number, { invoice: InvoiceId | null; isChosen: boolean }>

const choicesOf = (lines: readonly StatementLine[]): Choices =>
  Object.fromEntries(
    lines.map(({ row, match, invoice_id }) => [row, { invoice: invoice_id, isChosen: match === 'number' }]),
  )

export function StatementPage() {
  const { t } = useTranslation('invoices')
  const [text, setText] = useState('')
  const [choices, setChoices] = useState<Choices>({})
  const read = useReadStatement()
  const record = useRecordStatement()
  const take = async (file: File | null) => {
    if (!file) return
    const text = await file.text()
    if (text.length > mostStatementLetters) return toastError(new Error(t('statement_long')))
    setText(text)
    show(text)
  }
  const show = (text: string) =>
    read.mutate(text, {
      onSuccess: ({ data }) => setChoices(choicesOf(data.lines)),
      onError: (error) => toastError(error),
    })
  const payments = Object.entries(choices).flatMap(([row, { invoice, isChosen }]) =>
    isChosen && invoice ? [{ row: Number(row), invoice_id: invoice }] : [],
  )
  const submit = () =>
    record.mutate(
      { text, payments },
      {
        onSuccess: () => {
          toastDone(t('statement_done'))
          show(text)
        },
        onError: (error) => toastError(error),
      },
    )
  const found = read.data?.data
  return (
    <>
      <PageHeader subtitle={t('statement_text')}>
        <FileButton onChange={take} accept=".csv,.txt,text/csv">
          {(props) => (
            <Button {...props} variant="default" loading={read.isPending}>
              {t('statement_choose')}
            </Button>
          )}
        </FileButton>
        {payments.length > 0 ? (
          <Button data-sends loading={record.isPending} onClick={submit}>
            {t('statement_record', { count: payments.length })}
          </Button>
        ) : null}
      </PageHeader>
      {found ? (
        <>
          <Problems problems={found.problems} />
          {found.lines.length > 0 ? (
            <Panel title={t('statement_received')}>
              <Lines lines={found.lines} invoices={found.invoices} choices={choices} onChange={setChoices} />
            </Panel>
          ) : (
            <Message icon={IconFileSpreadsheet} title={t('statement_none')} />
          )}
        </>
      ) : (
        <Message icon={IconFileSpreadsheet} title={t('statement_empty')} text={t('statement_empty_text')} />
      )}
    </>
  )
}

function Problems({ problems }: { problems: readonly StatementProblem[] }) {
  const { t } = useTranslation('invoices')
  if (problems.length === 0) return null
  return (
    <Alert color="amber" title={t('statement_problems')} mb="md">
      <ul className={classes.list}>
        {problems.map(({ row, reason }) => (
          <li key={row}>{t(`statement_problem.${reason}`, { row })}</li>
        ))}
      </ul>
    </Alert>
  )
}

interface LinesProps {
  lines: readonly StatementLine[]
  invoices: readonly OpenInvoice[]
  choices: Choices
  onChange(choices: Choices): void
}

function Lines({ lines, invoices, choices, onChange }: LinesProps) {
  const options = invoices.map(({ _id, number, name, open }) => ({
    value: _id,
    label: `${number} · ${name} · ${showPaise(open)}`,
  }))
  return (
    <ul className={classes.list} style={{ gap: 0 }}>
      {lines.map((line) => (
        <Line
          key={line.row}
          line={line}
          options={options}
          choice={choices[line.row] ?? { invoice: null, isChosen: false }}
          onChange={(choice) => onChange({ ...choices, [line.row]: choice })}
        />
      ))}
    </ul>
  )
}

interface LineProps {
  line: StatementLine
  options: { value: string; label: string }[]
  choice: Choices[number]
  onChange(choice: Choices[number]): void
}

function Line({ line: { row, on, text, amount, match }, options, choice, onChange }: LineProps) {
  const { t } = useTranslation('invoices')
  const isRecorded = match === 'recorded'
  return (
    <li className={classes.payment}>
      <Checkbox
        aria-label={t('statement_pay_row', { row })}
        disabled={isRecorded || !choice.invoice}
        checked={choice.isChosen}
        onChange={(event) => onChange({ invoice: choice.invoice, isChosen: event.currentTarget.checked })}
      />
      <span className={classes.two}>
        <span className="anywhere">
          <Words>{text}</Words>
        </span>
        <span className="small">
          <Day date={on} />
        </span>
      </span>
      <strong>
        <Amount paise={amount} />
      </strong>
      <div>
        {isRecorded ? null : (
          <Select
            aria-label={t('statement_invoice_of', { row })}
            placeholder={t('statement_match.none')}
            data={options}
            searchable
            clearable
            dir={choice.invoice ? 'auto' : undefined}
            value={choice.invoice}
            onChange={(invoice) => onChange({ invoice: invoice as InvoiceId | null, isChosen: invoice !== null })}
          />
        )}
        {match === 'none' ? null : <span className="small">{t(`statement_match.${match}`)}</span>}
      </div>
    </li>
  )
}
