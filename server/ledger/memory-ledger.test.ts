import { describe } from 'vitest'
import { ledgerContract } from './contract'
import { MemoryLedger } from './memory-ledger'

describe('the memory ledger', () => {
  ledgerContract(async () => new MemoryLedger(({ person, version }) => person === 'ana' && version === 3))
})
