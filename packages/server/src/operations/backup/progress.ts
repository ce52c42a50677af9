import type { BackupStep } from '@peshi/contract/operations/backup'

export type Report = (step: BackupStep, done?: number, total?: number) => void
