import { ClientTie, type ClientTies } from '@peshi/contract/clients/clients'
import { useTranslation } from '../../platform/i18n/use-translation.ts'

const known = (ties: ClientTies) =>
  ClientTie.options.flatMap((tie) => {
    const count = ties[tie] ?? 0
    return count > 0 ? [{ tie, count }] : []
  })

export function useTieWords() {
  const { t } = useTranslation('clients')
  return (ties: ClientTies) =>
    known(ties)
      .map(({ tie, count }) => `${t(`tie.${tie}`)}: ${count}`)
      .join(' · ')
}

export function TieRows({ ties }: { ties: ClientTies }) {
  const { t } = useTranslation('clients')
  return known(ties).map(({ tie, count }) => (
    <div key={tie} style={{ display: 'contents' }}>
      <dt>{t(`tie.${tie}`)}</dt>
      <dd>{count}</dd>
    </div>
  ))
}
