import type { HowToWords } from '../../report-words.ts';
import { capitalised, number, plural } from './grammar.ts';

const general = (material: string): string =>
  `Es sagt, wie ${material} wirkt, und das ist weniger, als wer jemand ist: Solche Einschätzungen stimmen nur mäßig mit dem überein, was Menschen in Fragebögen über sich sagen.`;
const many = (lenses: number, material: string): string =>
  `${capitalised(number(lenses))} Blickwinkel auf ${material} sind ${number(lenses)} Beschreibungen und ein einziger Beleg: Dass sie übereinstimmen, macht nichts wahrer.`;
const like = { text: 'deren Text so klingt', image: 'deren Bild so wirkt', video: 'deren Video so wirkt' };
const WHERE = 'in einem Fragebogen auf derselben Seite der Mitte';
const coin = (who: string): string =>
  `Von zehn Menschen, ${who}, fänden sich nur etwas mehr als fünf ${WHERE}; eine Münze gibt fünf.`;
const inTen = (people: number, who: string): string =>
  `Von zehn Menschen, ${who}, fänden sich etwa ${number(people)} ${WHERE}`;
const notInTen = (others: number): string =>
  `, ${others === 1 ? 'einer' : number(others)} nicht: genug zum Nachdenken, zu wenig zum Entscheiden.`;
const OWN = 'Niemals, um andere zu beurteilen.';

export const howTo = {
  from: { text: 'einem Text', image: 'einem Bild', video: 'einem Video' },
  fromWords: (words) => `einem Text von ${plural(words, { one: '# Wort', other: '# Wörtern' })}`,
  wrote: (from) => `Eine KI hat dies nach ${from} geschrieben.`,
  wroteFirst: (from) => `Eine KI hat dies nach ${from} geschrieben: nur ein erster Eindruck.`,
  general: { text: general('dieser Text'), image: general('dieses Bild'), video: general('dieses Video') },
  many: {
    text: (lenses) => many(lenses, 'einen Text'),
    image: (lenses) => many(lenses, 'ein Bild'),
    video: (lenses) => many(lenses, 'ein Video'),
  },
  notes: {
    TYPE: 'Typbuchstaben schneiden eine Skala entzwei; lesen Sie also die Balken und nicht den Code. Solche Einschätzungen treffen im Schnitt etwas mehr als zwei der vier Buchstaben, eine Münze trifft zwei. Nicht das offizielle Verfahren.',
    MOTIVE:
      'Es ist ein Mittel zum Nachdenken mit uneinheitlichen Belegen in der Forschung, und Motive zeigen sich nur, wo jemand sie nennt: Darum stehen hier Kandidaten und kein Urteil.',
    VALUES: 'Werte sind untereinander gereiht, nicht im Vergleich mit anderen Menschen.',
    CLIN: `Keine Diagnose, kein Screening, keine ärztliche Meinung und keines der genannten Verfahren: Es führt Themen auf, die das Material selbst erwähnt, und kann nichts feststellen oder ausschließen. Seelische Gesundheit kann nur eine zugelassene Fachperson einschätzen, die mit Ihnen spricht. ${OWN}`,
    AFF: `Kein Wert von PHQ-9, GAD-7, BDI, BAI oder Hamilton-Skala, kein Screening und keine ärztliche Meinung; es kann nichts feststellen oder ausschließen. ${OWN}`,
    IQ: 'Ein IQ wird nicht geschätzt: Intelligenztests sind beaufsichtigt, zeitlich begrenzt und normiert, und nichts hier kann sie ersetzen. Beschrieben wird Denken, das sich in diesem Material zeigt.',
    DARK: 'Betrachtet werden alltägliche Neigungen in der Art, etwas zu erzählen; Ironie, Fiktion, Ärger und berufliche Rollen können sie nachahmen, und ein stiller Text beweist nichts über die schreibende Person.',
    EVO: 'Die zehn Pole sind ein eigener, erkundender Blick dieses Angebots, angeregt von der Evolutionspsychologie; er ist kein geprüfter Test, und mehrere Theorien dahinter sind umstritten.',
    MEDIA:
      'Erste Eindrücke aus Bildern und Videos spiegeln vor allem Kleidung, Umgebung und Licht; beschrieben werden Entscheidungen und Verhalten, nicht Gesichter.',
  },
  sameSide: {
    like,
    chance: coin,
    short: (people, who) => `${inTen(people, who)}.`,
    long: (people, others, who) => inTen(people, who) + notInTen(others),
  },
  lookedUp: {
    text: 'Jede zitierte Stelle wurde im Text nachgeschlagen.',
    media: 'Jeder Hinweis wurde in der Beschreibung nachgeschlagen.',
  },
  instruments: 'Keines der genannten Verfahren wurde durchgeführt; ihre Namen gehören ihren Inhabern.',
  uses: {
    any: 'Nicht für Entscheidungen über Einstellung, Kredit, Versicherung, Schule oder Ausbildung und nicht für rechtliche oder medizinische Entscheidungen.',
    DARK: 'Für eigenes Material oder mit Zustimmung der schreibenden Person: niemals ein Etikett für andere und keine Grundlage für Entscheidungen über Einstellung, Kredit, Versicherung, Schule oder Ausbildung, auch nicht für rechtliche oder medizinische Entscheidungen.',
    AFF: 'Nicht für Entscheidungen über Einstellung, Kredit, Versicherung, Schule oder Ausbildung und nicht für rechtliche Entscheidungen. Wenn es Ihnen schlecht geht, sprechen Sie bitte mit einer ärztlichen Praxis oder einem Krisentelefon; wenn Sie in Gefahr sind, wählen Sie jetzt den Notruf.',
  },
} satisfies HowToWords;
