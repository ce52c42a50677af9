import { Alert, Text } from '@mantine/core'
import { offenceDoubt } from '@peshi/contract/matters/criminal-sections/applicable-code'
import { findSections } from '@peshi/contract/matters/criminal-sections/find-sections'
import type { MatterId } from '@peshi/contract/platform/ids'
import { useTranslation } from '../../platform/i18n/use-translation.ts'
import { SectionList } from '../matters/counterparts.tsx'
import { useFamily } from './families.api.ts'

/** Load it lazily, because the table of the codes is large. */
export function SectionsOfText({ matterId, text }: { matterId: MatterId; text: string }) {
  const { t } = useTranslation(['citations', 'clients'])
  const { data: family } = useFamily(matterId)
  const mentions = findSections(text)
  if (mentions.length === 0) return null
  const all = mentions.flatMap(({ act, sections }) => sections.map((section) => ({ act, section })))
  const sections = [...new Map(all.map((one) => [`${one.act} ${one.section}`, one])).values()]
  const acts = mentions.map(({ act }) => act)
  const doubt = family && offenceDoubt(family, acts)
  return (
    <section aria-label={t('sections')} style={{ marginBlockStart: 12 }}>
      {doubt ? <Alert color="amber">{t(`clients:fir.doubt.${doubt}`)}</Alert> : null}
      <Text size="sm" fw={600}>
        {t('sections')}
      </Text>
      <SectionList sections={sections} />
    </section>
  )
}
