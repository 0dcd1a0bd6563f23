/** Whether all of what is sampled is looked at: by `npm run -s prove -- tests`. */
const atLength = process.env.CHANCERY_TESTS === 'at-length'

/** What `npm test` takes of something, and what is taken at length. */
export const sampled = <Amount>(few: Amount, all: Amount): Amount => (atLength ? all : few)
