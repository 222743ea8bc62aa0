import { completeOpinion } from '../catalogue.ts';
import { createFormat } from '../format.ts';

const { plural } = createFormat('de');

export const opinion = completeOpinion({
  choose: {
    title: 'Andere Modelle fragen',
    text: (framework) =>
      `Lassen Sie dasselbe Material nach „${framework}“ von anderen Modellen lesen. Nichts wird noch einmal hochgeladen.`,
    calls: (count) => plural(count, { one: 'etwa # Aufruf', other: 'etwa # Aufrufe' }),
    again: 'hat es gelesen; ein zweites Mal zeigt, wie beständig es ist',
    off: 'hier nicht verfügbar',
    goesTo: 'Das Material geht an die Firmen hinter den Modellen, die Sie ankreuzen, und an niemanden sonst.',
    uses: (asked, left) => `Verbraucht ${asked} von ${left} Lesarten, die Sie heute noch haben.`,
    left: (left) => `Lesarten, die Sie heute noch haben: ${left}.`,
    all: 'Alle ankreuzen',
    ask: (count) => plural(count, { one: '# Modell fragen', other: '# Modelle fragen' }),
    none: 'Kreuzen Sie zuerst ein Modell an',
    asking: 'Wird gefragt',
  },
  gone: 'Das Material dieses Berichts ist nicht mehr gespeichert, daher kann kein anderes Modell es lesen. Der Bericht lässt sich mit einem anderen vergleichen.',
  more: 'Weitere Modelle fragen',
  compareWith: 'Mit einem anderen Bericht vergleichen',
  noOther: 'Nur die zweiten Meinungen',
  refused: (model, reason) => `${model} wurde nicht gefragt: ${reason}`,
  again: (model) => `${model} noch einmal fragen`,
  states: { open: 'wird geschrieben', failed: 'keine Antwort', cancelled: 'gestoppt' },
  quotes: (count) => plural(count, { one: '# Zitat', other: '# Zitate' }),
  mean: 'Mittel',
  table: 'Tabelle',
  scale: 'Skala',
  agreement: 'Einigkeit',
  restsOn: (row) => `Worauf die Lesarten von „${row}“ beruhen`,
  shared: { all: 'Von allen geteilt', some: (count, of) => `${count} von ${of}`, one: 'Nur eine' },
  only: (label) => `Nur ${label} hat das gelesen.`,
  noQuotes: 'Hier gibt es keine Zitate.',
  download: (format) => `Als ${format} herunterladen`,
  failed: { title: 'Fehler', description: 'Die anderen Modelle konnten nicht gefragt werden.' },
});
