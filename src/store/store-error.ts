export type StoreErrorCode =
  | 'database-unreachable'
  | 'database-in-use'
  | 'database-damaged'
  | 'database-not-ours'
  | 'database-read-only'
  | 'database-rights'
  | 'program-missing'
  | 'copy-refused'
  | 'migration-edited'
  | 'migration-failed'
  | 'migration-unknown'
  | 'migration-refused'

/** What is wrong with the database, and in one line what to do about it. */
export class StoreError extends Error {
  readonly code: StoreErrorCode
  readonly params: Readonly<Record<string, string>>

  constructor(code: StoreErrorCode, params: Readonly<Record<string, string>>, options?: ErrorOptions) {
    super(EXPLANATIONS[code](params), options)
    this.name = 'StoreError'
    this.code = code
    this.params = params
  }
}

type Explain = (params: Readonly<Record<string, string>>) => string

/** For the operator's console and log; people on Discord never see these. */
const EXPLANATIONS: Readonly<Record<StoreErrorCode, Explain>> = {
  'database-unreachable': ({ database, reason }) =>
    `the database ${database} cannot be opened (${reason}): check DATABASE_URL and who may write there`,
  'database-in-use': ({ database }) => `the database ${database} is in use: stop Chancery first`,
  'database-damaged': ({ database, reason }) =>
    `the database ${database} is damaged (${reason}): restore a backup with "npm run -s db -- restore FILE"`,
  'database-not-ours': ({ database }) =>
    `the database ${database} holds tables but none of Chancery's: name another in DATABASE_URL`,
  'database-read-only': ({ database }) =>
    `the database ${database} takes no writes (a standby, or set to read only): name the server that does in DATABASE_URL`,
  'database-rights': ({ database, reason }) =>
    `the user of the database ${database} lacks rights (${reason}): let them own it, or grant CREATE on its schema and all rights on its tables`,
  'program-missing': ({ program }) =>
    `${program} is not installed here: apt-get install -y postgresql-client, in the server's version or a later one`,
  'copy-refused': ({ database, reason }) =>
    `no copy of the database ${database} can be made before it is brought up to date (${reason}): mend that, or make one yourself and then run "npm run -s db -- migrate"`,
  'migration-edited': ({ name }) =>
    `the migration ${name} was changed after this database applied it: bring back the file as it was released`,
  'migration-failed': ({ name }) => `the migration ${name} was begun and not finished here: restore the backup made before it`,
  'migration-unknown': ({ name }) =>
    `this database was migrated by a newer Chancery (${name}): update Chancery, or restore an older backup`,
  'migration-refused': ({ name, reason }) => `the migration ${name} cannot be applied (${reason}): nothing was changed`,
}
