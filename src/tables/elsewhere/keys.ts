import { type SealingKeysRow, sealingKeys } from '../../store/index.ts'
import type { Context } from '../context.ts'
import { addressOf } from './address.ts'
import { newKeyPair } from './hpke.ts'

export const ownKeys = ({ store, clock }: Context): Promise<SealingKeysRow> =>
  sealingKeys(store.client, () => ({ ...newKeyPair(), at: clock.now() }))

/** What others need in order to send a game to a server of this Chancery. */
export async function ownAddress(context: Context, server: string): Promise<string> {
  const { publicKey } = await ownKeys(context)
  return addressOf({ key: publicKey, server })
}
