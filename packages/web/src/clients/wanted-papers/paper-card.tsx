import { Group, Progress, Stack } from '@mantine/core'
import { mostPaperBytes, type PapersForClient } from '@peshi/contract/clients/wanted-papers'
import { IconCheck } from '@tabler/icons-react'
import { useState } from 'react'
import { sayError } from '../../platform/i18n/say-error.ts'
import { useTranslation } from '../../platform/i18n/use-translation.ts'
import { PhotoPages } from '../../platform/photo-pages/photo-pages.tsx'
import { Words } from '../../platform/ui/words.tsx'
import { sendPaper } from './send-paper.ts'
import classes from './wanted-papers.module.css'

interface Props {
  token: string
  paper: PapersForClient['papers'][number]
  onSent(papers: PapersForClient): void
}

interface Sending {
  share: number
  isWaiting: boolean
}

export function PaperCard({ token, paper, onSent }: Props) {
  const { t } = useTranslation('papers')
  const [problem, setProblem] = useState<string | null>(null)
  const [sending, setSending] = useState<Sending | null>(null)

  async function send(file: Blob) {
    setProblem(null)
    if (file.size > mostPaperBytes) return setProblem(t('page.too_large'))
    setSending({ share: 0, isWaiting: false })
    try {
      const papers = await sendPaper(token, paper._id, file, {
        onSent: (bytes) => setSending({ share: bytes / file.size, isWaiting: false }),
        onWaiting: (isWaiting) => setSending((now) => now && { ...now, isWaiting }),
      })
      onSent(papers)
    } catch (error) {
      setProblem(sayError(error))
      setSending(null)
    }
  }

  if (paper.state === 'received')
    return (
      <li className={classes.paper} data-received>
        <Group justify="space-between" wrap="nowrap">
          <h2>
            <Words>{paper.name}</Words>
          </h2>
          <Group gap={6} wrap="nowrap" className={classes.received}>
            <IconCheck size={20} aria-hidden="true" />
            {t('page.received')}
          </Group>
        </Group>
      </li>
    )
  return (
    <li className={classes.paper}>
      <Stack gap="md">
        <h2>
          <Words>{paper.name}</Words>
        </h2>
        <PhotoPages
          send={t('page.send')}
          problem={problem}
          onSend={send}
          sending={
            sending ? (
              <div role="status">
                <Progress value={100 * sending.share} size="lg" aria-label={paper.name} />
                <span className="small">
                  {sending.isWaiting
                    ? t('page.waiting')
                    : t('page.sending', { percent: Math.round(100 * sending.share) })}
                </span>
              </div>
            ) : null
          }
        />
      </Stack>
    </li>
  )
}
