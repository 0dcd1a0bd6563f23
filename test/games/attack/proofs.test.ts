import { proveInSmall } from '../proofs.ts'

proveInSmall('attack')
