import { ActionIcon, Group, Stack } from '@mantine/core'
import { courtDateAt } from '@peshi/contract/platform/dates'
import type { CaveatDetail, CaveatProof } from '@peshi/contract/trackers/caveats'
import { IconDownload, IconTrash } from '@tabler/icons-react'
import { sayFileSize } from '../../matters/documents/file-size.ts'
import { currentLocale } from '../../platform/i18n/i18n.ts'
import { useTranslation } from '../../platform/i18n/use-translation.ts'
import { useCan } from '../../platform/session/use-session.ts'
import { Panel } from '../../platform/ui/panel.tsx'
import { DateText, Words } from '../../platform/ui/words.tsx'
import { SendFiles } from '../trackers/send-files.tsx'
import classes from '../trackers/trackers.module.css'
import { useAddProof, useRemoveProof } from './caveats.api.ts'

export function CaveatProofs({ caveat }: { caveat: CaveatDetail }) {
  const { t } = useTranslation('caveats')
  const can = useCan()
  const add = useAddProof(caveat._id)
  const mayChange = can('update', 'Tracker')
  return (
    <Panel title={t('proof.title')}>
      <Stack gap="xs">
        {caveat.proofs.length === 0 ? <span className="small">{t('proof.none')}</span> : null}
        {caveat.proofs.length > 0 ? (
          <ul className={classes.papers}>
            {caveat.proofs.map((proof) => (
              <Proof key={proof._id} caveat={caveat} proof={proof} mayChange={mayChange} />
            ))}
          </ul>
        ) : null}
        {mayChange && can('create', 'Document') ? (
          <Group>
            <SendFiles
              isMultiple
              label={t('proof.add')}
              done={t('proof.kept')}
              of={`caveat ${caveat._id}`}
              keep={(upload) => add.mutateAsync(upload)}
            />
          </Group>
        ) : null}
      </Stack>
    </Panel>
  )
}

function Proof({ caveat, proof, mayChange }: { caveat: CaveatDetail; proof: CaveatProof; mayChange: boolean }) {
  const { t } = useTranslation(['caveats', 'common'])
  const remove = useRemoveProof(caveat._id)
  const { name } = proof
  return (
    <li>
      <span>
        {proof.check ? (
          <Words>{name}</Words>
        ) : (
          <a href={proof.view === 'none' ? proof.download : proof.file} target="_blank" rel="noreferrer">
            <Words>{name}</Words>
          </a>
        )}
        <small className="small">
          {sayFileSize(proof.size, currentLocale())} · <DateText date={courtDateAt(new Date(proof.added_at))} />
          {proof.added_by ? (
            <>
              {' · '}
              <Words>{proof.added_by}</Words>
            </>
          ) : null}
          {proof.check ? ` · ${t(`common:file_check.${proof.check}`)}` : null}
        </small>
      </span>
      {proof.check ? null : (
        <ActionIcon component="a" href={proof.download} aria-label={t('proof.save', { name })}>
          <IconDownload size={18} />
        </ActionIcon>
      )}
      {mayChange ? (
        <ActionIcon data-sends color="red" aria-label={t('proof.remove', { name })} onClick={() => remove(proof._id)}>
          <IconTrash size={18} />
        </ActionIcon>
      ) : null}
    </li>
  )
}
