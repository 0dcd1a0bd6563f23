/**
 * `npm run -s prove -- GAME [--only NAME]` runs a game's long proofs with listed seeds and prints one line each;
 * `npm run -s prove -- GAME --only days [--seats N] [--games N] [--people none|all|half] [--kept FILE]` plays tables whose people look in three
 * times a day: who of them plans can be said, and what is kept in a file is not played again;
 * `npm run -s prove -- GAME --only levels|use|balance|opinions [--seats N] [--games N] [--level LEVEL]` lets computers play each other: how much
 * better each level is than those below, which moves they use, who wins among equals, how well what they say of a game fits who won;
 * `npm run -s prove -- crash [KILLS]` kills a process that plays, 200 times unless told otherwise;
 * `npm run -s prove -- scale [MINUTES [TABLES [SEED]]]` lets people and computers play at 200 tables for ten minutes, unless told otherwise, with
 * three processes on four shards and PostgreSQL, of which one or the other is killed now and then;
 * `npm run -s prove -- refusals [CODES]` refuses every kind of message with every code of Discord's, or with so many of them;
 * `npm run -s prove -- newcomers [GAMES]` plays the guided first games in the page, on a phone, pressing only what stands first;
 * `npm run -s prove -- tests [FILES]` runs the tests, looking at all of what `npm test` takes samples of;
 * `npm run -s prove -- interactions [COUNT [SEED]]` sends 100,000 forged interactions to tables of all games, unless told otherwise.
 */
import { spawnSync } from 'node:child_process'
import { parseArgs } from 'node:util'
import { findGame, games } from '../games/index.ts'
import { proofs } from '../games/proofs.ts'
import { levels } from '../kernel/index.ts'
import { daysLines, peopleOfDays } from './days/index.ts'
import { messageOf } from './errors.ts'
import { balanceLines } from './minds/balance.ts'
import { levelLines } from './minds/levels.ts'
import { opinionLines } from './minds/opinions.ts'
import { useLines } from './minds/use.ts'

const text = { type: 'string' } as const
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { only: text, seats: text, games: text, level: text, people: text, kept: text },
})
const [id, ...more] = positionals
if (id === 'crash') {
  // It lives with the tests, whose players it kills.
  const { crash } = await import('../../test/crash/crash.ts')
  const { kills, tables, moves, acknowledged } = await crash(countOf(more[0], 200), 'proof')
  console.log(`ok crash: ${kills} kills; ${tables} tables, ${moves} moves, ${acknowledged} requests acknowledged, all there`)
  process.exit()
}
if (id === 'scale') {
  const { scale, scaleLines } = await import('../../test/scale/scale.ts')
  const tables = countOf(more[1], 200)
  const asked = { tables, seconds: countOf(more[0], 10) * 60, killEvery: 45, think: 120, seed: more[2] ?? 'proof' }
  const report = await scale(asked)
  for (const line of scaleLines(report)) console.log(line)
  process.exit(report.problems.length + report.late.length > 0 ? 1 : 0)
}
if (id === 'refusals') {
  const { refusals } = await import('../../test/e2e/refused-posts.ts')
  for await (const { line, problems } of refusals(more[0] === undefined ? undefined : countOf(more[0], 0))) {
    for (const problem of problems) console.log(`FAIL refusals: ${problem}`)
    if (problems.length === 0) console.log(`ok refusals: ${line}`)
    else process.exitCode = 1
  }
  process.exit()
}
if (id === 'interactions') {
  const { forge } = await import('../../test/e2e/forged.ts')
  const { sent, entries, due, slowest, problems } = await forge(countOf(more[0], 100_000), more[1] ?? 'proof')
  for (const problem of problems) console.log(`FAIL interactions: ${problem}`)
  console.log(
    `${problems.length > 0 ? 'FAIL' : 'ok'} interactions: ${sent} forged, none unanswered, the slowest heard after ${slowest} ms; ${entries} entries, each of the player who pressed, ${due} more when the clock went on`,
  )
  process.exit(problems.length > 0 ? 1 : 0)
}
if (id === 'newcomers') {
  const { newcomers } = await import('../../test/e2e/page/newcomers.ts')
  const asked = games.filter(({ rulebook }) => more.length === 0 || more.includes(rulebook.id))
  for await (const { line, problems } of newcomers(asked)) {
    for (const problem of problems) console.log(`FAIL newcomers: ${problem}`)
    console.log(`${problems.length > 0 ? 'FAIL' : 'ok'} newcomers: ${line}`)
    if (problems.length > 0) process.exitCode = 1
  }
  process.exit()
}
if (id === 'tests') {
  const { status } = spawnSync(process.execPath, ['node_modules/vitest/vitest.mjs', 'run', ...more], {
    env: { ...process.env, CHANCERY_TESTS: 'at-length' },
    stdio: 'inherit',
  })
  process.exit(status ?? 1)
}
const game = id === undefined ? undefined : findGame(id)
const wanted = proofs.filter(({ name }) => values.only === undefined || name === values.only)
const countsDays = values.only === 'days'
const minds = { levels: levelLines, use: useLines, balance: balanceLines, opinions: opinionLines }
const mind = Object.entries(minds).find(([name]) => name === values.only)?.[1]
if (!game || more.length > 0 || (wanted.length === 0 && !countsDays && !mind)) {
  const ids = games.map(({ rulebook }) => rulebook.id)
  const names = [...proofs.map(({ name }) => name), 'days', ...Object.keys(minds)]
  console.error(
    `usage: npm run -s prove -- ${ids.join('|')}|crash|scale|refusals|interactions|newcomers|tests [--only ${names.join('|')}]`,
  )
  process.exit(2)
}
// It takes long and proves nothing by itself: whoever wants it says so.
if (countsDays) {
  const { seats, games: count, kept } = values
  const people = peopleOfDays.find((one) => one === values.people)
  const wanted = {
    ...{ people, kept },
    ...(seats !== undefined && { seats: Number(seats) }),
    ...(count !== undefined && { games: Number(count) }),
  }
  for await (const line of daysLines(game, wanted)) console.log(line)
}
if (mind) {
  const level = levels.find((one) => one === values.level)
  const asked = {
    ...(values.seats !== undefined && { seats: Number(values.seats) }),
    ...(values.games !== undefined && { games: Number(values.games) }),
    ...(level && { level }),
  }
  for (const line of mind(game, asked)) {
    console.log(line)
    if (line.startsWith('FAIL')) process.exitCode = 1
  }
}

const { from, to } = game.rulebook.seats
for (const proof of wanted) for (let seats = from; seats <= to; seats++) console.log(lineOf(proof, game, seats))

/** What is not a number proves nothing, and must not look as if it did. */
function countOf(text: string | undefined, usual: number): number {
  const count = text === undefined ? usual : Number(text)
  if (count > 0) return count
  console.error(`${text} is no number of things to prove`)
  process.exit(2)
}

function lineOf(proof: (typeof proofs)[number], folder: NonNullable<typeof game>, seats: number): string {
  const title = `${folder.rulebook.id} ${proof.name}, ${seats} ${seats === 1 ? 'seat' : 'seats'}`
  try {
    return `ok ${title}: ${proof.run(folder, seats, proof.size)}`
  } catch (error) {
    process.exitCode = 1
    return `FAIL ${title}: ${messageOf(error)}`
  }
}
