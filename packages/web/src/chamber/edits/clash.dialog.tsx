import { Button, Group, Radio, Stack } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from '../../platform/i18n/use-translation.ts'
import { Modal } from '../../platform/ui/layers.tsx'
import { ChangedLine } from './changed-note.tsx'
import { type Asked, useAsked } from './clash.ts'
import classes from './edits.module.css'
import { sayValue } from './say-value.ts'

export function ClashDialog() {
  const asked = useAsked()
  return asked ? <Ask key={asked.clash.at} {...asked} /> : null
}

function Ask({ clash, words, answer }: Asked) {
  const { t } = useTranslation('common')
  const { names, mine, now, by, at } = clash
  const [theirs, setTheirs] = useState<ReadonlySet<string>>(new Set())
  const choose = (name: string, whose: string) => {
    const next = new Set(theirs)
    if (whose === 'theirs') next.add(name)
    else next.delete(name)
    setTheirs(next)
  }
  return (
    <Modal opened isKept onClose={() => answer(null)} title={t('changed.title')} size={560}>
      <Stack gap="md">
        <div>
          <ChangedLine name={by?.name ?? null} at={at} />
          <p>{t('changed.intro', { count: names.length })}</p>
        </div>
        {names.map((name) => (
          <Radio.Group
            key={name}
            label={words.label(name)}
            value={theirs.has(name) ? 'theirs' : 'mine'}
            onChange={(whose) => choose(name, whose)}
          >
            <div className={classes.pair}>
              <Value whose="mine" title={t('changed.yours')} text={sayValue(name, mine[name], words)} />
              <Value whose="theirs" title={by?.name ?? t('changed.someone')} text={sayValue(name, now[name], words)} />
            </div>
          </Radio.Group>
        ))}
        <Group justify="flex-end">
          <Button variant="default" onClick={() => answer(null)}>
            {t('cancel')}
          </Button>
          <Button data-autofocus onClick={() => answer(theirs)}>
            {t('changed.keep')}
          </Button>
        </Group>
      </Stack>
    </Modal>
  )
}

function Value({ whose, title, text }: { whose: string; title: string; text: string }) {
  return (
    <Radio.Card value={whose} className={classes.value}>
      <Group gap="xs" wrap="nowrap" align="start">
        <Radio.Indicator />
        <div>
          <small className="muted">
            <bdi>{title}</bdi>
          </small>
          <p className={classes.text}>
            <bdi>{text}</bdi>
          </p>
        </div>
      </Group>
    </Radio.Card>
  )
}
