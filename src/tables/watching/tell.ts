import { addPosts, isFollowed, type NewPost, type PostBody } from '../../store/index.ts'
import type { Change } from '../play/change.ts'

/** Tells whoever follows the game. No number that others see counts this: nobody finds out whether somebody does. */
export function tellFollowers(change: Change, body: PostBody = {}): void {
  const { id: table, seq } = change.row
  const post: NewPost = {
    ...{ id: `${table}.f${seq.toString(36)}`, table, number: seq, queue: 'followers', kind: 'follow' },
    ...{ audience: { to: 'followers' }, firstSeq: seq, seq, revision: change.revision, body },
  }
  change.within.push(async (client) => {
    if (await isFollowed(client, table)) await addPosts(client, [post])
  })
}
