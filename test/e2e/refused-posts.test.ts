import { afterAll, beforeAll, expect, test } from 'vitest'
import { everyPost, RefusedPosts } from './refused-posts.ts'

// `npm run -s prove -- refusals` does this for every code with every kind of message.
let posts: RefusedPosts
beforeAll(async () => {
  posts = await RefusedPosts.open()
})
afterAll(() => posts.close())

/** Codes that mean something to us, each with another kind of message. */
const telling = [50007, 50035, 50001, 50013, 10003, 10008, 10004, 50278, 30046, 160005, 20026, 0, 50083, 987_654]

test.each(everyPost.map((kind, index) => [kind, telling[index]!] as const))(
  '%s: a refusal with %i stops nothing else',
  async (kind, code) => {
    expect(await posts.round(kind, code)).toBeUndefined()
  },
)
