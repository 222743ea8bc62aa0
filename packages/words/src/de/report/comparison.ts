import type { ComparisonWords } from '../../report-words.ts';

export const comparison = {
  titles: {
    models: (framework) => `Zweite Meinung: ${framework}`,
    repeats: (framework) => `Noch einmal dasselbe Modell: ${framework}`,
    texts: (framework) => `Zwei Vorlagen: ${framework}`,
  },
  headlines: {
    agree: 'Die Lesarten stimmen überein',
    mixed: 'Die Lesarten stimmen größtenteils überein',
    disagree: (scales) =>
      scales === 1
        ? 'Die Lesarten gehen auf einer Skala auseinander'
        : `Die Lesarten gehen auf ${scales} Skalen auseinander`,
    sideBySide: 'Die Lesarten nebeneinander',
    waiting: 'Die anderen Lesarten werden geschrieben',
    tooFew: 'Noch nichts zu vergleichen',
  },
  answered: {
    models: (answered, asked) => `${answered} von ${asked} Modellen haben geantwortet.`,
    repeats: (answered, asked) => `${answered} von ${asked} Lesarten desselben Modells liegen vor.`,
    texts: (answered, asked) => `${answered} von ${asked} Vorlagen wurden nach demselben Verfahren gelesen.`,
  },
  needsTwo: 'Ein Vergleich braucht zwei fertige Lesarten.',
  agreeOn: (agreed, of, closest, points) =>
    `Sie stimmen auf ${agreed} von ${of} Skalen überein und liegen bei „${closest}“ am nächsten beieinander, ${points} von 100 Punkten auseinander.`,
  widest: (name, points, low, high) =>
    `Der größte Abstand liegt bei „${name}“: ${points} von 100 Punkten zwischen ${low} und ${high}.`,
  widestInWords: (name) => `Am meisten unterscheiden sie sich bei „${name}“.`,
  noGap: 'Auf keiner Skala gibt es einen Abstand.',
  wordsOnly: 'Nichts davon haben zwei von ihnen auf einer Skala eingeordnet: Die Worte stehen nebeneinander.',
  alone: (alone, of) => `Nur von einer Seite gelesen: ${alone} von ${of}.`,
  agreement: { agree: 'einig', mixed: 'gemischt', disagree: 'uneinig' },
  repeat: (model, number) => `${model}, Lesart ${number}`,
  text: (number) => `Vorlage ${number}`,
  states: { open: 'wird geschrieben', failed: 'keine Antwort', cancelled: 'gestoppt' },
  columns: { reading: 'Lesart', scale: 'Skala', mean: 'Mittel', agreement: 'Einigkeit' },
  chart: 'Die Linie reicht von der niedrigsten zur höchsten Lesart; der Punkt ist ihr Mittel.',
  only: (label) => `Nur ${label} hat das gelesen.`,
  quotedBy: (labels) => `Zitiert von ${labels}`,
  limits: (agree, mixed) =>
    `Einig: höchstens ${agree} von 100 Punkten auseinander. Gemischt: höchstens ${mixed}. Uneinig: weiter auseinander.`,
  mean: 'Das Mittel mehrerer Modelle kommt dem, was Menschen über sich selbst sagen, näher als jedes einzelne.',
  notTrue: 'Dass Modelle einig sind, macht eine Lesart nicht wahrer: Sie können denselben Fehler teilen.',
} satisfies ComparisonWords;
