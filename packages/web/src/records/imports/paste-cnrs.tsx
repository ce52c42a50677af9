import { Alert, Button, Textarea } from '@mantine/core'
import { splitCnrs } from '@peshi/contract/courts/written-case'
import type { ImportId } from '@peshi/contract/platform/ids'
import { type FormEvent, useState } from 'react'
import { sayError } from '../../platform/i18n/say-error.ts'
import { useTranslation } from '../../platform/i18n/use-translation.ts'
import { Panel } from '../../platform/ui/panel.tsx'
import { useSendFile } from './imports.api.ts'
import classes from './imports.module.css'

const mostShown = 20
const longest = 80

export function PasteCnrs({ onSent }: { onSent(id: ImportId): void }) {
  const { t } = useTranslation('imports')
  const [text, setText] = useState('')
  const send = useSendFile(onSent)
  const { cnrs, others } = splitCnrs(text)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (cnrs.length > 0) send.mutate(new File([cnrs.join('\n')], `${t('paste.name')}.txt`))
  }
  return (
    <Panel title={t('paste.title')}>
      <form data-sends className={classes.paste} onSubmit={submit}>
        <Textarea
          label={t('paste.label')}
          description={t('paste.text')}
          minRows={5}
          maxRows={14}
          spellCheck={false}
          dir="ltr"
          value={text}
          onChange={(event) => setText(event.currentTarget.value)}
        />
        {others.length > 0 ? (
          <div className={classes.unused} role="status">
            <p>{t('paste.not_cnr', { count: others.length })}</p>
            <ul>
              {others.slice(0, mostShown).map((other) => (
                <li key={other}>
                  <bdi>{other.length > longest ? `${other.slice(0, longest)}…` : other}</bdi>
                </li>
              ))}
              {others.length > mostShown ? <li>…</li> : null}
            </ul>
          </div>
        ) : null}
        {send.error ? (
          <Alert color="red" variant="light" role="alert">
            {sayError(send.error)}
          </Alert>
        ) : null}
        <Button type="submit" variant="default" loading={send.isPending} disabled={cnrs.length === 0}>
          {t('paste.check', { count: cnrs.length })}
        </Button>
      </form>
    </Panel>
  )
}
