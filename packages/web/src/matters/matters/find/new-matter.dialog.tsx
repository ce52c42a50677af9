import { Alert, Anchor, Button, Group, Stack, Text, TextInput } from '@mantine/core'
import type { Matter } from '@peshi/contract/matters/matters'
import type { CourtId, MatterId } from '@peshi/contract/platform/ids'
import { useNavigate } from '@tanstack/react-router'
import type { ClipboardEvent, FormEvent } from 'react'
import { useAllCourts, useCourt } from '../../../courts/courts/courts.api.ts'
import { SiteTrial } from '../../../courts/courts/site-trial.tsx'
import { closeOverlay } from '../../../platform/actions/overlays.ts'
import { ApiError } from '../../../platform/api/api-error.ts'
import { FillSlot } from '../../../platform/features/fill-slot.tsx'
import { isolate } from '../../../platform/i18n/isolate.ts'
import { sayCourt } from '../../../platform/i18n/say-court.ts'
import { sayError } from '../../../platform/i18n/say-error.ts'
import { useTranslation } from '../../../platform/i18n/use-translation.ts'
import { Modal } from '../../../platform/ui/layers.tsx'
import { toastDone, toastError } from '../../../platform/ui/toast.tsx'
import { newMatter, openNewOther } from '../open-new-matter.ts'
import { CaseFields } from './case-fields.tsx'
import { ChallengeField } from './challenge-field.tsx'
import { ChooseCase } from './choose-case.tsx'
import { CourtSelect } from './court-select.tsx'
import type { Draft } from './draft.ts'
import { useAddUnread } from './find.api.ts'
import classes from './find.module.css'
import { numbersOf } from './find-input.ts'
import { otherWays } from './find-slots.ts'
import { FoundCases } from './found-cases.tsx'
import { HandForm } from './hand-form.tsx'
import { useNewMatter } from './use-new-matter.ts'

const closeNewMatter = () => closeOverlay(newMatter)

export function NewMatterDialog() {
  const { t } = useTranslation('matters')
  const navigate = useNavigate()
  const matter = useNewMatter()

  const open = (id: MatterId) => {
    matter.forget()
    closeNewMatter()
    navigate({ to: '/dashboard/matters/matter-preview/$id', params: { id } })
  }

  const { draft, choices } = matter
  const saved = (sentence: string) => (kept: Matter) => {
    toastDone(sentence)
    open(kept._id)
  }

  return (
    <Modal opened isKept onClose={closeNewMatter} title={t('new.title')} size={620}>
      {matter.found ? (
        <FoundCases
          cases={matter.found}
          onBack={matter.goBack}
          onOpen={open}
          onSaved={(kept, isByHand) => saved(t(isByHand ? 'done.saved_by_hand' : 'done.saved'))(kept)}
        />
      ) : choices.offered ? (
        <ChooseCase
          choices={choices.offered.choices}
          unopened={choices.offered.unopened}
          isCut={choices.offered.isCut}
          opening={choices.opening}
          error={choices.error}
          onChoose={choices.choose}
          onBack={choices.leave}
        />
      ) : draft.by_hand && draft.court ? (
        <HandForm
          draft={draft}
          court={draft.court}
          onChange={matter.change}
          onBack={() => matter.change({ by_hand: false })}
          onSaved={saved(t('done.added'))}
        />
      ) : (
        <FindForm matter={matter} onSaved={saved(t('done.added'))} />
      )}
    </Modal>
  )
}

function FindForm({ matter, onSaved }: { matter: ReturnType<typeof useNewMatter>; onSaved(kept: Matter): void }) {
  const { t } = useTranslation('matters')
  const { draft, change, form, challenge } = matter
  const closed = form.error && isClosed(form.error) ? form.error : null
  const cancel = () => {
    matter.forget()
    closeNewMatter()
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    matter.submit()
  }
  const addUnlisted = (court: string) => {
    matter.forget()
    openNewOther(court)
  }
  const onPaste = (event: ClipboardEvent) => {
    const text = event.clipboardData.getData('text')
    const isQuick = event.target instanceof HTMLElement && event.target.dataset.quick !== undefined
    if (matter.paste(text)) event.preventDefault()
    else if (isQuick) {
      event.preventDefault()
      matter.type(text.trim().slice(0, 200))
    }
  }
  return (
    <form onSubmit={submit} onPaste={onPaste} noValidate>
      <Stack>
        <CourtSelect
          value={draft.court}
          error={matter.errors.court}
          onChange={(court) => matter.changeCourt(court)}
          onUnlisted={addUnlisted}
        />
        <TextInput
          label={t('find.quick')}
          description={matter.quickProblem}
          data-quick
          data-autofocus={draft.court ? true : undefined}
          placeholder="WRIC/12345/2024 · UPHC010912342023"
          maxLength={200}
          dir="ltr"
          autoComplete="off"
          value={draft.quick}
          onChange={(event) => matter.type(event.currentTarget.value)}
        />
        <WithoutCourt draft={draft} onSaved={onSaved} />
        {closed && draft.court ? (
          <SiteTrial court={draft.court} otherwise={<FindProblem error={closed} />} />
        ) : form.error ? (
          <Alert color="red" role="alert" title={t('find.form_failed')}>
            <Group>
              {sayError(form.error)}
              <Button size="compact-sm" variant="default" onClick={() => form.refetch()}>
                {t('retry')}
              </Button>
            </Group>
          </Alert>
        ) : null}
        {draft.court ? (
          closed ? (
            <Unsearchable court={draft.court} draft={draft} onSaved={onSaved} />
          ) : (
            <FormOf court={draft.court} />
          )
        ) : null}
        {closed ? null : (
          <CaseFields
            draft={draft}
            ways={form.data?.by ?? []}
            lists={matter.lists}
            caseTypes={form.data?.case_types ?? []}
            isLoading={form.isLoading}
            errors={matter.errors}
            onChange={change}
          />
        )}
        {challenge ? (
          <ChallengeField
            challenge={challenge}
            answer={matter.answer}
            isRejected={matter.isRejected}
            error={matter.errors.answer}
            isBusy={matter.isReloading}
            onAnswer={matter.setAnswer}
            onReload={matter.reload}
          />
        ) : null}
        {matter.error ? <FindProblem error={matter.error} /> : null}
        <Group justify="flex-end">
          <Group flex={1}>
            <FillSlot slot={otherWays} />
          </Group>
          <Button variant="default" onClick={cancel}>
            {t('cancel')}
          </Button>
          {closed || (matter.error && isClosed(matter.error)) ? (
            <Button onClick={matter.addByHand}>{t('find.add_by_hand')}</Button>
          ) : null}
          {closed ? null : (
            <Button type="submit" loading={matter.isFinding || (form.isLoading && draft.by !== 'cnr')}>
              {challenge ? t('find.send') : matter.error && !isNotFound(matter.error) ? t('retry') : t('find.find')}
            </Button>
          )}
        </Group>
      </Stack>
    </form>
  )
}

/** Offers to keep a CNR whose court is not known, before anybody chose the court. */
function WithoutCourt({ draft, onSaved }: { draft: Draft; onSaved(kept: Matter): void }) {
  const { t } = useTranslation('matters')
  const numbers = numbersOf(draft)
  if (draft.court || !numbers || !('cnr' in numbers)) return null
  return (
    <Alert color="indigo" title={t('unread.which_court')}>
      {t('unread.choose_or_keep')}
      <Group mt="xs">
        <KeepUnread draft={draft} onSaved={onSaved} />
      </Group>
    </Alert>
  )
}

/** Keeps the case by its number alone, because the court cannot be searched. */
function KeepUnread({ draft, onSaved }: { draft: Draft; onSaved(kept: Matter): void }) {
  const { t } = useTranslation('matters')
  const add = useAddUnread()
  const numbers = numbersOf(draft)
  if (!numbers || !(draft.court || 'cnr' in numbers)) return null
  const body = { ...numbers, ...(draft.court && { unique_id: draft.court }) }
  return (
    <Button
      variant="default"
      className={classes.keep}
      loading={add.isPending}
      onClick={() =>
        add.mutate(body, { onSuccess: ({ data }) => onSaved(data), onError: (error) => toastError(error) })
      }
    >
      {t('unread.keep')}
    </Button>
  )
}

function FormOf({ court }: { court: CourtId }) {
  const { t } = useTranslation('matters')
  const title = useAllCourts().data?.find(({ unique_id }) => unique_id === court)?.title
  return title ? <h3 className={classes.formOf}>{t('find.form_of', { court: isolate(sayCourt(title)) })}</h3> : null
}

function Unsearchable({ court, ...rest }: { court: CourtId; draft: Draft; onSaved(kept: Matter): void }) {
  const { t } = useTranslation('matters')
  const { data } = useCourt(court)
  const [site] = data?.links ?? []
  return (
    <>
      <Text>
        {t('find.instead')}{' '}
        {data && site ? (
          <Anchor href={site.url} target="_blank" rel="noreferrer">
            {t('find.own_site', { court: isolate(sayCourt(data.title)) })}
          </Anchor>
        ) : null}
      </Text>
      <KeepUnread {...rest} />
    </>
  )
}

const titled = [
  'case-not-found',
  'court-page-changed',
  'court-blocked',
  'court-down',
  'court-busy',
  'court-not-available',
] as const

const isNotFound = (error: Error) => error instanceof ApiError && error.code === 'case-not-found'

const isClosed = (error: Error) => error instanceof ApiError && error.code === 'court-not-available'

function FindProblem({ error }: { error: Error }) {
  const { t } = useTranslation('matters')
  const code = error instanceof ApiError ? titled.find((each) => each === error.code) : undefined
  return (
    <Alert
      color={isNotFound(error) || isClosed(error) ? 'amber' : 'red'}
      role="alert"
      title={code ? t(`find.problem.${code}`) : t('find.failed')}
    >
      {sayError(error)}
    </Alert>
  )
}
