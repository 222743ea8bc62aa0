import type { MirrorResultWords } from '../../report-words.ts';

export const mirror = {
  title: 'Zwei Sichten auf Sie',
  headlines: {
    close: 'Die beiden Sichten liegen nah beieinander',
    apart: (traits) =>
      traits === 1
        ? 'Die beiden Sichten liegen bei einem Merkmal ein Stück auseinander'
        : `Die beiden Sichten liegen bei ${traits} Merkmalen ein Stück auseinander`,
    differ: (traits) =>
      traits === 1
        ? 'Die beiden Sichten unterscheiden sich bei einem Merkmal'
        : `Die beiden Sichten unterscheiden sich bei ${traits} Merkmalen`,
    nothing: 'Nichts zum Nebeneinanderstellen',
  },
  closeOn: (close, of) => `Bei ${close} von ${of} Merkmalen liegen sie nah beieinander.`,
  widest: (trait, points, text, self) =>
    `Am weitesten auseinander liegen sie bei „${trait}“, mit ${points} von 100 Punkten: Das Material wirkt näher an „${text}“, Ihre eigenen Antworten liegen näher an „${self}“.`,
  nothingRead: 'Der Bericht sieht keines der fünf Merkmale an einer einzigen Stelle.',
  legend: { text: 'Wie das Material wirkt', self: 'Wie Sie sich sehen' },
  distances: { close: 'nah', apart: 'ein Stück auseinander', differ: 'verschieden' },
  notRead: 'im Material nicht gelesen',
  split: 'an zwei Stellen gelesen',
  why: {
    title: 'Warum sich beide unterscheiden können',
    lead: 'Drei einfache Gründe. Welcher zutrifft, kann von hier aus niemand sagen.',
    reasons: [
      {
        title: 'Im Material ging es um etwas anderes',
        text: 'Es zeigt, was der Anlass verlangte. Eine Seite von Ihnen, die nicht vorkam, kann sich nicht zeigen.',
      },
      {
        title: 'Eine Rolle',
        text: 'Menschen sind bei der Arbeit anders als unter Freunden und anders auf dem Papier. Das Material zeigt vielleicht eine Rolle, Ihre Antworten eine andere.',
      },
      {
        title: 'Selbstbild',
        text: 'Manche Seiten kennen Menschen an sich besser, als jedes Material sie zeigt, andere weniger gut.',
      },
    ],
  },
  chart: 'Voller Punkt: wie das Material wirkt. Ring: wie Sie sich sehen. Ein voller Punkt allein ist beides.',
  columns: { trait: 'Merkmal', text: 'Material', self: 'Sie selbst', word: 'Abstand' },
  limits: (close, apart) =>
    `Nah: innerhalb von ${close} von 100 Punkten. Ein Stück auseinander: innerhalb von ${apart}. Verschieden: weiter auseinander.`,
  scale:
    'Beides sind Positionen auf einer Skala von 0 bis 100, keine Prozentränge: Keine vergleicht Sie mit anderen Menschen.',
  source: (name, reference) =>
    `Ihre Antworten sind nach dem veröffentlichten Schlüssel des ${name} gezählt, 20 gemeinfreien Aussagen: ${reference}.`,
} satisfies MirrorResultWords;
