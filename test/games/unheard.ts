import { ScriptedChance, type Table } from '../../src/kernel/index.ts'

/** A table at which nobody sits, for rules that are tried by themselves; they enter no phase and need no chance. */
export const unheard: Table = {
  chance: new ScriptedChance([]),
  isHeard: false,
  tell() {},
  tellOnly() {},
  reveal() {},
  endChapter() {},
  enter() {},
  endPhase() {},
}
