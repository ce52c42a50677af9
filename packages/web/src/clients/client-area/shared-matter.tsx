import { Skeleton, Stack } from '@mantine/core'
import type { SharedMatterDetail } from '@peshi/contract/clients/client-area'
import type { MatterId } from '@peshi/contract/platform/ids'
import { Link } from '@tanstack/react-router'
import { directionOf } from '../../platform/i18n/languages.ts'
import { sayCase } from '../../platform/i18n/say-case.ts'
import { sayCourt } from '../../platform/i18n/say-court.ts'
import { useTranslation } from '../../platform/i18n/use-translation.ts'
import { PageHeader } from '../../platform/shell/page-header.tsx'
import { Failed } from '../../platform/ui/message.tsx'
import { Panel } from '../../platform/ui/panel.tsx'
import { DateText, Values, Words } from '../../platform/ui/words.tsx'
import { Conversation } from '../shares/conversation.tsx'
import { nameOrder } from '../shares/name-order.ts'
import { NextDateOf } from './access-control.page.tsx'
import { noteOpened, useSharedMatter, useWriteToChamber } from './client-area.api.ts'
import classes from './client-area.module.css'

export function SharedMatter({ id }: { id: MatterId }) {
  const { t } = useTranslation('shares')
  const { data, error, refetch } = useSharedMatter(id)
  const back = (
    <Link to="/access-control" className={classes.back}>
      {t('area.back')}
    </Link>
  )
  if (!data)
    return (
      <>
        <PageHeader crumb={back} />
        {error ? (
          <Failed title={t('failed')} error={error} gone={{ title: t('failed'), action: null }} onRetry={refetch} />
        ) : (
          <Skeleton height={240} radius="lg" aria-busy="true" />
        )}
      </>
    )
  return (
    <>
      <PageHeader
        title={<Words>{data.title}</Words>}
        crumb={back}
        subtitle={<Values>{[sayCase(data), sayCourt(data.court_title)]}</Values>}
      />
      <div className="columns" data-side="wide">
        <Stack>
          <Panel title={t('next_date')}>
            <NextDateOf matter={data} />
          </Panel>
          <Notes notes={data.notes} />
          <Files matter={data} />
        </Stack>
        <Messages matter={data} />
      </div>
    </>
  )
}

function Messages({ matter }: { matter: SharedMatterDetail }) {
  const { t } = useTranslation('shares')
  const write = useWriteToChamber(matter._id)
  return (
    <Panel title={t('messages.title')}>
      <Conversation messages={matter.messages} isClient onSend={write.mutateAsync} />
    </Panel>
  )
}

function Notes({ notes }: Pick<SharedMatterDetail, 'notes'>) {
  const { t } = useTranslation('shares')
  if (notes.length === 0) return null
  return (
    <Panel title={t('notes.title')}>
      <Stack component="ul" gap="sm">
        {notes.map((note) => (
          <li key={note._id}>
            <span className="small">
              <DateText date={note.date} />
            </span>
            <p className={classes.note} dir={directionOf(note.language)} lang={note.language}>
              {note.text_own}
            </p>
            <p className={classes.note} dir="ltr" lang="en">
              {note.text_en}
            </p>
          </li>
        ))}
      </Stack>
    </Panel>
  )
}

function Files({ matter }: { matter: SharedMatterDetail }) {
  const { t } = useTranslation(['shares', 'orders'])
  const { order_list, document_list, _id } = matter
  return (
    <>
      {order_list.length > 0 ? (
        <Panel title={t('orders')} hint={order_list.length}>
          <Stack component="ul" gap="sm">
            {order_list.map((order) => (
              <File
                key={order._id}
                name={nameOrder(order, t(`orders:kind.${order.kind}`))}
                file={order.file}
                download={order.download}
                onOpen={() => noteOpened(_id, 'order', order._id)}
              />
            ))}
          </Stack>
        </Panel>
      ) : null}
      {document_list.length > 0 ? (
        <Panel title={t('documents')} hint={document_list.length}>
          <Stack component="ul" gap="sm">
            {document_list.map((document) => (
              <File
                key={document._id}
                name={document.name}
                file={document.file}
                download={document.download}
                onOpen={() => noteOpened(_id, 'document', document._id)}
              />
            ))}
          </Stack>
        </Panel>
      ) : null}
    </>
  )
}

interface FileProps {
  name: string
  file: string | null
  download: string | null
  onOpen(): void
}

function File({ name, file, download, onOpen }: FileProps) {
  const { t } = useTranslation('shares')
  if (!file || !download)
    return (
      <li className={classes.file}>
        <Words>{name}</Words>
        <span className="small">{t('area.no_file')}</span>
      </li>
    )
  return (
    <li className={classes.file}>
      <a href={file} target="_blank" rel="noreferrer" aria-label={t('area.open', { name })} onClick={onOpen}>
        <Words>{name}</Words>
      </a>
      <a href={download} download className="small" onClick={onOpen}>
        {t('area.download')}
      </a>
    </li>
  )
}
