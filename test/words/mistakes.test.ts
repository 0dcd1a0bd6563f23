import { describe, expect, test } from 'vitest'
import { games } from '../../src/games/index.ts'
import { botCatalogues, type Language, languages } from '../../src/words/index.ts'

/** What editors have found and put right: none of it comes back, in no message and on no rules page. */
const mistakes: Readonly<Record<Language, readonly RegExp[]>> = {
  en: [
    // The call has said so.
    /^Your turn: /,
    /\bLeave it\b/,
    /\bPings?\b/,
    /(?<!Civil )\bunrest\b/i,
    /What you may do besides/,
    /Nothing is asked of you now/,
    /\bexcused\b/,
    /\bin (North|South|Northeast|Northwest|Southeast|Southwest|Western|Eastern) (Sea|Atlantic|Pacific|Indian)/,
    /\bthe the\b/i,
    /\+1 goods\b/,
    /come from nowhere else/,
    /shall fill/,
    /, to it\b/,
    /World Bank owes/,
    /\bhas most points\b/,
    /short of \{resource\} by/,
    // A count of a named resource has its singular.
    /\{(amount|gap), number\} \{resource\}/,
    /\b(thirteen|13)th\b/i,
    /\b(Let|at) this seat(’s)?\b/,
    /\bWho is new\b/,
    /\bTEP\b/,
    /\bone fuel\b/,
    /\bfuel lie\b/,
    /\bfeeds \{amount/,
    /neglected its people/,
    /nobody stands above/,
    /dice\}.*\} makes \{/,
    /\{amount\} \{resource\}/,
    // A number without what it counts.
    /\{influence, number\} of \{goal, number\}(?! points)/,
    /[+−]\{(change|pv), number\}(['),]|$)/,
    /less the crises/,
    // Whoever reads is spoken to.
    /Next I will be asked|what I choose/,
    /Your hand: \{/,
  ],
  it: [
    /^Tocca a te: /,
    // A number without what it counts.
    /\{influence, number\} su\b/,
    /[+−]\{(change|pv), number\}(['),]|$)/,
    /meno le crisi\b/,
    // Whoever reads is spoken to.
    /mi sarà chiesto|ciò che scelgo/,
    /A distanza \{/,
    // One of it has a verb of its own.
    /(?<!one \{[^{}]*\} )other \{[^{}]*\b(mancano|restano) #/,
    // Until is “finché non”; what follows these is as long as.
    /\b[Ff]inché (?![^.;:]{0,60}\bnon\b|nessun|nulla|niente|né\b|c’è|ce n’è|ce ne|[lu][oan]a? possiedi|resta|restano|sei|è |dura|può|puoi|hai|ne (hai|avanz|rest)|avanz|,|la domanda|ci sono|un territorio|basta)/u,
    /\buna (alleanza|altra|area|unità|azione|arma|abitudine|opzione|isola|armata|asta|offerta d)/,
    /\b(di|a|da|in|su) (il|lo|la|i|gli|le) [A-ZÀÈÉ]/u,
    // Of a day.
    /fino a \{until/,
    /penalità/i,
    /\bscusat[oaie]\b/,
    /\bmapp[ae]\b/i,
    /nav[ei] da guerra/i,
    /\bcaccia batt/,
    /\bTi sei unito\b/,
    /Sono tornato/,
    /\b[Uu]n moderatore\b/,
    /giocator[ei] (che|dev|può|possono)/,
    /Se attaccato/,
    /Fase degli esteri/,
    /\{seat\} è arrivato/,
    /anche scusa/,
    /\buna \{alliance\}/,
    /l’\{alliance\}/,
    /\{(amount|gap), number\} \{resource\}/,
    /penuria/i,
    /\d (disordine|inquinamento|destabilizzazione)\b/,
    /\b([Nn]essun|ogni)\salleato\b/,
    /Uno di voi/,
    // Advice, to whoever reads it first.
    /^Consiglio: /u,
    /tu compreso/,
    /Tutti cominciano uguali/,
    /[Tt]enore di vita/,
    /Guerra fredda/,
    /tredicesim/i,
    /\bcostui\b/i,
    /\bil padrone\b|senza padrone/,
    /\bNel \{sea\}|\bnel \{sea\}/,
    /levatisi/,
    /movimentazione/i,
    /\b(Nutri|Rifornisci|Non scambiare carte)\b/,
    /\baffamat[oi]\b/,
    /\b(Scegli|Nomina in segreto) un alleato\b/,
    /finché può mangiare/,
    /giocator[ei] divers/,
    /\ba \{other\} \{/,
    // Some places are several: what is said of one as a subject fits only some of them.
    /(^\{region_the\}|\{region_The\})( \(\{seat\}\))? \p{Ll}/u,
    /(finisce|ne ha \{target, number\}) a fine turno/,
    /dice\}.*\} fa \{/,
    // Nothing is denied twice.
    /\p{L} \{\w+, (plural|select), (=0|none|0) \{(nulla|niente)\}/u,
    /\{amount\} \{resource\}/,
    // Of several, or of one.
    /\{allies\} \p{L}+(no|nno)\b/u,
    /\b(Viceré|Tesoriere|Guardiano|Rimboschitore|Contadino|Paciere|Umilia il)\b/u,
  ],
  de: [
    /^Du bist am Zug: /,
    // A number without what it counts.
    /\{influence, number\} von \{goal, number\}(?! Punkten)/,
    /[+−]\{(change|pv), number\}(['),]|$)/,
    /weniger die Krisen/,
    // Whoever reads is spoken to.
    /werde ich gefragt|Was ich wähle/,
    // One of it has a verb of its own.
    /(?<!one \{[^{}]*\} )other \{[^{}]*\b(fehlen|bleiben) #/,
    // Defects, not want.
    /\bMängel\b/,
    /derselben Art mehr als Tribut/,
    /\bzur Zeit\b/,
    /Dieses Feld gehört/,
    /\b(Spiel|Partie|Tisch) ruht\b/,
    /Dauerauftrag/,
    /Protokoll/,
    /Mangel an \{?[A-Za-z]*üter\b/,
    /\{seat\} zieht (seine|ihre) Regierung/,
    /als Moderator\b/,
    /\b(dem|Das|das|des|vom|aufs|am) Brett(es|s)?\b/,
    /Spielplan/,
    /\b[Aa]uf(ge)?tauch/,
    /\baufsteh/,
    /\b[Jj]eder darf\b/,
    /\b(Der|der) (nächste|andere|letzte) Spieler\b/,
    /Zurückschlagen|zurückgeschlagen/,
    /von wem sie eröffnet/,
    /-maliges/,
    /\bFossile?n?\b/,
    /Revolte/,
    /Unordnung/,
    /Zufriedenheit/,
    /ausgezeichnet/,
    /\berneuerbare Fabrik\b/,
    /ein Erneuerbares/,
    /\{(amount|gap), number\} \{resource\}/,
    /\b(Der|der|dem|den|ein|einen|einem|kein) Verbündeter?n?\b/i,
    /Einer von euch/,
    // Advice, to whoever reads it first.
    /^Rat: /u,
    /zahlt der andere/,
    /\b(aus dem|im|das) \{alliance\}/,
    /dreizehnt/i,
    /\b(Eröffner|Kommunisten|Demokraten|Monarchen|Faschisten)\b/,
    /\bblockier/,
    /\b[Ii]m Seegebiet \{sea\}/,
    /würfeln (\S+ )?Würfel\b/,
    /\bPakt\b/,
    /\b(einen|ein) Brennstoff\b/,
    /\bAuftr[aä]g/,
    /aufgetragen/,
    /verschiedene Mitspieler/,
    /\b(einen|dein|deinen|deines|denselben|ohne meinen) Partners?\b/,
    /Den Plan lesen/,
    /\b(Vizekönig|Schatzmeister|Industriemagnat|Waldhüter|Aufforster|Friedensstifter|Grüner Bauer|Händler)\b/u,
    /=0 \{niemanden\}[^}]*\}[^}]*\}\} verteilt/,
    /\bTEP\b/,
    /(^\{region_the\}|\{region_The\})( \(\{seat\}\))? \p{Ll}/u,
    /weitet Einfluss \(\{kind\}\) aus:/,
    /mit jedem von diesen/,
    /\b(an den|für den|ihres), der\b|ihres Besitzers/,
    /\{amount\} \{resource\}/,
    /\{allies\} \p{L}+en\b/u,
  ],
}

/** Where one game has one word for a thing, the others for it do not come back. */
const attackMistakes: Readonly<Record<Language, readonly RegExp[]>> = {
  en: [/(^\{region_the\}|\{region_The\}) \p{Ll}/u, /\bfighters? (may )?rises?\b/, /\b(an?|each|other|another|one) player\b/],
  it: [
    /\ba \{(to|by|target|seat|owner)\}/,
    /Carte Azione Politica/,
    /\bgiocator[ei]\b/,
    /\bil (difensore|partner)\b/,
    /\bl’attaccante\b/,
    /\bPiazza (\d|\{)/,
  ],
  de: [/\b(Mit)?[Ss]pielers?\b/, /\b(Verteidiger|Angreifer|Besitzer)s?\b/, /\bNation(en)?\b/],
}

const forbidden = (language: Language, where: string): readonly RegExp[] =>
  where.startsWith('attack ') ? [...mistakes[language], ...attackMistakes[language]] : mistakes[language]

/** Every text that people may read, with where it stands. */
function* texts(language: Language): Generator<readonly [string, string]> {
  for (const [key, text] of Object.entries(botCatalogues[language])) yield [`words ${key}`, text]
  for (const { rulebook, words, pages, terms = [], symbols } of games) {
    for (const [key, text] of Object.entries(words[language])) yield [`${rulebook.id} ${key}`, text]
    for (const term of terms)
      yield [`${rulebook.id} term ${term.id}`, `${term.words[language].name}\n${term.words[language].meaning}`]
    if (symbols) yield [`${rulebook.id} symbols`, symbols.inWords(language).join('\n')]
    for (const { id, title, text } of pages[language]) yield [`${rulebook.id} page ${id}`, `${title}\n${text}`]
  }
}

describe.each(languages)('in %s', (language) => {
  test('no known mistake comes back', () => {
    const found = [...texts(language)].flatMap(([where, text]) =>
      forbidden(language, where).flatMap((mistake) => {
        const match = mistake.exec(text)
        return match ? [`${where}: “${text.slice(Math.max(0, match.index - 20), match.index + 40)}”`] : []
      }),
    )
    expect(found).toEqual([])
  })

  test('tables of the rules fit a phone', () => {
    const rows = games.flatMap(({ rulebook, pages }) =>
      pages[language].flatMap(({ id, text }) =>
        (text.match(/```[^`]*```/g) ?? []).flatMap((block) => block.split('\n').map((row) => `${rulebook.id} ${id}: ${row}`)),
      ),
    )
    expect(rows.filter((row) => row.replace(/^\S+ \S+: /, '').length > 34)).toEqual([])
  })

  test('what does nothing is called by no word of what does something', () => {
    const words = (key: keyof (typeof botCatalogues)['en']): readonly string[] =>
      botCatalogues[language][key]
        .toLowerCase()
        .split(/[^\p{L}]+/u)
        .filter((word) => word.length > 3)
    const deeds = ['leave.do', 'end.do', 'concede.do', 'undo.do', 'undo.ask', 'admin.kick-do'] as const
    expect(words('undo.keep')).not.toEqual([])
    // In a dialog this one word carries nothing out.
    for (const deed of deeds) expect(botCatalogues[language][deed]).not.toMatch(/^(Annulla|Abbrechen|Cancel)$/)
    for (const deed of deeds) expect(words(deed).filter((word) => words('undo.keep').includes(word))).toEqual([])
  })

  test('no text says the id of a seat', () => {
    expect([...texts(language)].filter(([, text]) => /(?<![\w{.])p[1-8](?![\w}])/.test(text)).map(([where]) => where)).toEqual([])
  })

  test('every page of the rules that is named is there, by its title', () => {
    const named = games.flatMap(({ rulebook, pages }) =>
      pages[language].flatMap(({ id, text }) => (/\/rules [a-z]/.test(text) ? [`${rulebook.id} ${id}`] : [])),
    )
    expect(named).toEqual([])
  })
})
