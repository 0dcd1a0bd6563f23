import { proveInSmall } from '../proofs.ts'

proveInSmall('ideology')
