import type { elsewhere as english } from './en.ts'

export const elsewhere = {
  'feature.import': 'Spiele von anderswo übernehmen und dorthin umziehen',
  'refusal.import-off':
    'Auf diesem Server werden keine Spiele übernommen, und keine ziehen um: Das ist in `/settings` abgeschaltet.',
  'refusal.bad-address': 'Das ist keine Adresse eines anderen Chancery. Wer dort moderiert, bekommt sie mit `/admin address`.',
  'refusal.moves-nowhere': 'Das ist die Adresse dieses Servers: Das Spiel ist schon hier.',
  'refusal.moves-not':
    'Dieses Spiel kann nicht umziehen: Seit seinem Beginn sind die Regeln erneuert worden, und dort würde jeder Zug nach den heutigen noch einmal gespielt.',
  'refusal.sealed-broken':
    'Diese Datei wurde verändert oder nicht von dem versiegelt, der darin steht. Nichts wurde übernommen; wo sie herkommt, kann ein Moderator das Spiel mit `/admin reopen` wieder aufnehmen.',
  'refusal.sealed-for-another':
    'Dieses Spiel wurde für ein anderes Chancery versiegelt, ich kann es nicht öffnen. `/admin address` sagt, wo ich bin.',
  'refusal.sealed-for-another-server':
    'Die Leute dieses Spiels haben zugestimmt, auf einem anderen Server weiterzuspielen, nicht auf diesem.',
  'refusal.sealed-other-version':
    'Diese Datei wurde in Version {theirs, number} ihrer Form versiegelt, und hier gilt Version {ours, number}: Eines der beiden Chancery muss erneuert werden.',
  'refusal.moved-here-already': 'Dieses Spiel wurde hier schon übernommen.',
  'refusal.not-sealed': 'Dieses Spiel ist nicht umgezogen, es gibt nichts mitzunehmen.',
  'note.moved-here':
    'Dieses Spiel hat anderswo begonnen und geht hier weiter; alle, die daran sitzen, haben dem zugestimmt. Es ist angehalten, und noch wird niemand gerufen: `/vote resume` oder `/admin resume` lässt es weitergehen. Für alle, die nicht auf diesem Server sind, spielt ein Computer; `/admin replace` gibt ihren Platz jemand anderem. Das Ergebnis bewegt keine Wertung.',
  'note.moved-back':
    'Ein Moderator hat das Spiel hier wieder aufgenommen, obwohl es für ein anderes Chancery versiegelt worden war. Wird auch dort weitergespielt, weiß vielleicht jemand, was kommt: Beendet eines von beiden.',
  'question.move':
    '{asker} schlägt vor, dass dieses Spiel bei einem anderen Chancery weitergeht und hier schließt. Wer jenes betreibt, kann alles darin lesen, auch Hände und Pläne, und behält eure Namen. Geflüstertes und Notizen bleiben hier. Es geht an diese Adresse und nirgendwohin sonst: `{to}`',
  'status.moved':
    '**Dieses Spiel geht bei einem anderen Chancery weiter.** Wer dort moderiert, übernimmt es mit `/admin import` und der Datei von hier unten. Misslingt das, nimmt es ein Moderator hier mit `/admin reopen` wieder auf.',
  'ended.sealed': 'Das versiegelte Spiel',
  'sealed.file':
    'Das Spiel, versiegelt für `{to}`. Niemand sonst kann es lesen oder verändern, und übernommen wird es nur einmal: dort, in dem Kanal, in dem es weitergehen soll, mit `/admin import`.',
  'sealed.alt': 'Das versiegelte Spiel als Datei',
  'sealed.not-yours': 'Diese Datei ist für alle, die an diesem Tisch spielen, und für Moderatoren.',
  'import.moved':
    'Jeder Zug wurde noch einmal gespielt und führte dorthin, wohin er dort führte. Das Spiel ist mit seinen Leuten in diesem Kanal und angehalten: `/admin resume` lässt es weitergehen und ruft, wer gefragt ist.',
  'admin.address':
    'Auf diesem Server können Spiele weitergehen, die bei einem anderen Chancery im Gang sind. Wer dort spielt, gibt `/vote move` mit dieser Adresse ein; sind alle einverstanden, bekommen sie eine Datei, die hier mit `/admin import` übernommen wird, in dem Kanal, in dem das Spiel weitergehen soll.\n`{address}`',
  'privacy.moving':
    'Zieht ein Spiel von dir zu einem anderen Chancery um, weil alle daran zugestimmt haben, bekommt jenes deine Kennung, deinen Namen, deine Züge und deine Pläne in diesem Spiel und behält sie für sich. Hier bleiben sie wie die jedes Spiels.',
  'command.vote.move': 'Den Tisch fragen, ob das Spiel bei einem anderen Chancery weitergehen soll',
  'command.vote.move.to': 'Die Adresse, die dort mit /admin address zu bekommen ist',
  'command.admin.address': 'Die Adresse dieses Servers, an die andere ihre Spiele schicken können',
} as const satisfies Record<keyof typeof english, string>
