import { proveInSmall } from '../proofs.ts'

proveInSmall('limit')
