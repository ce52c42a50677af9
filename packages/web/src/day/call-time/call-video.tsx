import { ActionIcon, Anchor, CopyButton } from '@mantine/core'
import type { CallVideo as Video } from '@peshi/contract/day/call-time'
import { IconCheck, IconCopy, IconVideo } from '@tabler/icons-react'
import { useTranslation } from '../../platform/i18n/use-translation.ts'
import { Words } from '../../platform/ui/words.tsx'
import classes from './calls.module.css'

interface Props {
  call: { title: string; video: Video | null } | undefined
}

export function CallVideo({ call }: Props) {
  const { t } = useTranslation('calls')
  if (!call?.video) return null
  const { title, video } = call
  return (
    <small className={classes.video}>
      <Anchor
        href={video.url}
        target="_blank"
        rel="noopener noreferrer"
        size="xs"
        aria-label={t('video.joinOf', { title })}
        className={classes.join}
      >
        <IconVideo size={16} stroke={1.5} aria-hidden="true" />
        {t('video.join')}
      </Anchor>
      <Copied label={t('video.id')} value={video.meeting_id} />
      <Copied label={t('video.code')} value={video.passcode} />
      <span>{t(`video.from.${video.from}`)}</span>
    </small>
  )
}

function Copied({ label, value }: { label: string; value: string | null }) {
  const { t } = useTranslation('calls')
  if (value === null) return null
  return (
    <span className={`${classes.copied} tabular`}>
      {label} <Words>{value}</Words>
      <CopyButton value={value.replaceAll(' ', '')}>
        {({ copied, copy }) => (
          <ActionIcon size="sm" onClick={copy} aria-label={`${copied ? t('video.copied') : t('video.copy')}: ${label}`}>
            {copied ? <IconCheck size={14} aria-hidden="true" /> : <IconCopy size={14} aria-hidden="true" />}
          </ActionIcon>
        )}
      </CopyButton>
    </span>
  )
}
