import { completeInterview } from '../catalogue.ts';
import { createFormat } from '../format.ts';

const { plural } = createFormat('de');

export const interview = completeInterview({
  progress: (number, most) => `Frage ${number} von höchstens ${most}`,
  finish: 'Fertig',
  next: 'Nächste Frage',
  done: 'Fertig',
  skip: 'Überspringen',
  nextKey: 'weiter',
  answer: 'Ihre Antwort',
  hint: 'Ein paar Sätze genügen.',
  tooLong: (most) => `Eine Antwort kann höchstens ${most} Zeichen haben. Längere Texte gehören in das Textfeld.`,
  dictate: 'Diktieren',
  stopDictating: 'Diktat beenden',
  dictationNote: 'Ihr Browser macht aus Sprache Text; sein Hersteller hört womöglich mit.',
  dictationFailed: 'Der Browser hat das Diktieren nicht erlaubt.',
  reading: (model) => `${model} sucht eine kurze Nachfrage …`,
  goOn: 'Ohne Nachfrage weiter',
  askedBy: (model) => `Dazu noch eine Frage von ${model}`,
  fromBank: 'Dazu noch eine der festen Fragen',
  goesTo: (model) =>
    `Der Server prüft jede Antwort auf Anzeichen, dass Sie Hilfe brauchen oder unter achtzehn sind. Gibt es keine, geht sie an ${model}; das Modell darf einmal kurz nachfragen. Was Sie darauf antworten, geht an kein Modell.`,
  alone: 'Kein Modell wird gefragt; die Fragen stehen fest.',
  offline: 'Keine Verbindung. Die festen Fragen gehen ohne sie weiter.',
  note: 'Gelesen werden nur Ihre Antworten, nie die Fragen. Bis zum Schluss werden sie nur in diesem Browser aufbewahrt, und „Neue Analyse“ löscht sie.',
  asked: 'Bisherige Fragen',
  skipped: 'übersprungen',
  gauge: (words, sample) => `${words}, ${sample}`,
  noSample: 'noch nichts',
  help: 'Bevor es weitergeht',
  enough: (left) =>
    plural(left, {
      one: 'Jedes Thema war einmal dran. Sie können jetzt aufhören oder noch # Frage beantworten.',
      other: 'Jedes Thema war einmal dran. Sie können jetzt aufhören oder noch bis zu # Fragen beantworten.',
    }),
  end: { title: 'Das war die letzte Frage', text: '„Fertig“ legt Ihre Antworten in das Textfeld.' },
  filled: { title: 'Ihre Antworten stehen im Textfeld', description: 'Jede Auswertung kann sie jetzt lesen.' },
  questions: {
    plan: {
      short: 'Wenn ein Plan scheitert',
      ask: 'Was geschah an einem Tag, an dem Ihr Plan nicht aufging, und was haben Sie dann getan?',
      more: 'Was ging Ihnen in der ersten Minute durch den Kopf?',
    },
    evening: {
      short: 'Ein Abend für sich',
      ask: 'Heute Abend erwartet Sie niemand: Wie verläuft er, von Anfang bis Ende?',
      more: 'Auf welchen Teil davon freuen Sie sich am meisten?',
    },
    strangers: {
      short: 'Unter Unbekannten',
      ask: 'Als Sie zuletzt in einen Raum voller unbekannter Menschen kamen: Was haben Sie getan?',
      more: 'Was fiel Ihnen an den anderen zuerst auf?',
    },
    decision: {
      short: 'Eine lange Entscheidung',
      ask: 'Welche Entscheidung hat Sie lange beschäftigt, und wie haben Sie sie am Ende getroffen?',
      more: 'Was hätte Sie beinahe anders entscheiden lassen?',
    },
    refusal: {
      short: 'Nein sagen',
      ask: 'Wann haben Sie zuletzt Nein zu etwas gesagt, das andere von Ihnen wollten, und wie lief das ab?',
      more: 'Wie war es, gleich nachdem Sie es gesagt hatten?',
    },
    apart: {
      short: 'Anders als die anderen',
      ask: 'Wann haben Sie etwas anders gemacht als alle um Sie herum, und warum?',
      more: 'Wie haben die anderen das aufgenommen?',
    },
    'changed-mind': {
      short: 'Ein neues Bild von jemandem',
      ask: 'Über wen haben Sie Ihre Meinung geändert, und was hat Sie umgestimmt?',
      more: 'Was hatten Sie vorher übersehen?',
    },
    disagreement: {
      short: 'Eine Auseinandersetzung',
      ask: 'Wie begann eine Auseinandersetzung, an die Sie sich noch erinnern, und wie endete sie?',
      more: 'Wie würde die andere Seite sie erzählen?',
    },
    reliance: {
      short: 'An wen Sie sich wenden',
      ask: 'An wen wenden Sie sich, wenn etwas schiefgeht, und warum gerade an diesen Menschen?',
      more: 'Und womit kommt dieser Mensch zu Ihnen?',
    },
    skill: {
      short: 'Worum andere Sie bitten',
      ask: 'Was können Sie so gut, dass andere Sie darum bitten, und wie gehen Sie dabei vor?',
      more: 'Welchen Schritt lassen andere dabei gern aus?',
    },
    'dull-task': {
      short: 'Der langweilige Teil',
      ask: 'Wie gehen Sie mit einer Aufgabe um, die langweilig ist, aber getan werden muss?',
      more: 'Was geschieht, wenn sie eine Woche liegen bleibt?',
    },
    together: {
      short: 'Etwas gemeinsam schaffen',
      ask: 'Welche Rolle übernehmen Sie, wenn mehrere zusammen etwas schaffen müssen?',
      more: 'Wann wird Ihnen diese Rolle zu viel?',
    },
    mistake: {
      short: 'Ein Fehler',
      ask: 'An welchen eigenen Fehler denken Sie noch heute, und was ist geschehen?',
      more: 'Was haben Sie danach anders gemacht?',
    },
    criticism: {
      short: 'Kritik, die saß',
      ask: 'Wann hat eine Kritik gesessen, und was haben Sie daraus gemacht?',
      more: 'Welcher Teil davon stimmte?',
    },
    'letting-go': {
      short: 'Etwas Aufgegebenes',
      ask: 'Welches Vorhaben haben Sie aufgegeben, und wie sehen Sie es heute?',
      more: 'Was ist davon geblieben?',
    },
    absorbed: {
      short: 'Die Zeit vergessen',
      ask: 'Wann haben Sie zuletzt die Zeit vergessen, und womit waren Sie beschäftigt?',
      more: 'Was daran hält Sie so fest?',
    },
    unasked: {
      short: 'Etwas, worum niemand bat',
      ask: 'Was haben Sie gemacht oder getan, ohne dass jemand darum gebeten hat?',
      more: 'Wer hat es zu sehen bekommen?',
    },
    place: {
      short: 'Ein Ort, an dem Ihnen wohl ist',
      ask: 'An welchem Ort ist Ihnen wohl, und wie ist es dort?',
      more: 'Was tun Sie dort, das Sie sonst nirgends tun?',
    },
  },
});
