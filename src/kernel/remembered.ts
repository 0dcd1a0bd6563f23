/** States that a move is just being played on: what is found out about them now may be wrong a line later. */
const drafts: object[] = []

/** Lets play change the state; what is remembered beside positions stays out of its way until then. */
export function whileDraft<State extends object, Result>(state: State, play: () => Result): Result {
  drafts.push(state)
  try {
    return play()
  } finally {
    drafts.pop()
  }
}

/**
 * Finds something out once per position and remembers it beside it, never in it: reach, paths, whatever checks need again and again.
 * `const reach = remembered((p: State) => …)`, then `reach(p)` wherever it is needed.
 */
export function remembered<State extends object, Found>(find: (state: State) => Found): (state: State) => Found {
  const known = new WeakMap<State, { readonly found: Found }>()
  return (state) => {
    if (drafts.includes(state)) return find(state)
    const before = known.get(state)
    if (before) return before.found
    const found = find(state)
    known.set(state, { found })
    return found
  }
}
