import { MIN_AGE_YEARS } from '@app/contract/limits';
import {
  COOKIE_DAYS,
  LEFTOVER_HOURS,
  MAIL_TRACE_HOURS,
  RETENTION_DAYS,
  RETENTION_SLACK_DAYS,
} from '@app/contract/retention';
import { SHARE_DAYS } from '@app/contract/sharing';
import { completePrivacy } from '../catalogue.ts';
import { createFormat } from '../format.ts';

const { plural } = createFormat('de');

export const privacy = completePrivacy({
  title: 'Datenschutz',
  pageTitle: 'Datenschutz · KI-Persönlichkeitsanalyse',
  description:
    'Welches KI-Unternehmen liest, was Sie senden, was wie lange aufbewahrt wird, wie Sie es löschen und wo Sie Hilfe finden.',
  home: 'Zur Analyse',
  lead: 'Sie geben dieser Website sehr persönliche Worte und Bilder. Diese Seite sagt, wer sie liest, was aufbewahrt wird und wie Sie es wieder loswerden.',
  days: (days) =>
    days === undefined
      ? `${RETENTION_DAYS} Tage, wenn der Betreiber dieser Website keine andere Zeit eingestellt hat,`
      : plural(days, { one: '# Tag', other: '# Tage' }),
  short: (kept) => [
    'Ein KI-Unternehmen liest, was Sie senden. Welches, hängt vom gewählten Modell ab.',
    `Ihre Berichte und Ihr Chat werden ${kept} aufbewahrt oder bis Sie auf „Neue Analyse“ drücken.`,
    'Es gibt kein Konto, keine Nachverfolgung und keine Werbung. Nichts wird verkauft.',
  ],
  simulated:
    'Diese Website läuft zurzeit mit simulierten Modellen: Ein Programm schreibt Muster, und kein KI-Unternehmen wird gefragt.',
  companies: {
    anthropic: { name: 'Anthropic', seat: 'USA' },
    openai: { name: 'OpenAI', seat: 'USA' },
    deepseek: { name: 'DeepSeek', seat: 'China' },
    perplexity: { name: 'Perplexity', seat: 'USA' },
  },
  reads: {
    title: 'Wer liest, was Sie senden',
    intro: 'Die Seite nennt die Modelle nach Nummern. Das sind die Unternehmen dahinter:',
    company: (name, seat) => `${name} (${seat})`,
    what: 'Und das geht an sie:',
    words: {
      term: 'Worte',
      text: 'Ein Text geht an das Unternehmen des gewählten Modells. Von einem Dokument gehen nur die Worte dorthin. Mit einer Frage im Chat gehen der Bericht, Ihr Text und der bisherige Chat mit. In einem Interview geht Ihre Antwort auf eine feste Frage dorthin, sobald Sie „Nächste Frage“ drücken.',
    },
    pictures: {
      term: 'Bilder',
      text: (other) =>
        `Bilder, Einzelbilder eines Videos und eingescannte Seiten gehen an das Unternehmen des gewählten Modells, verkleinert und ohne Orts- oder Kameradaten. Wenn dieses Modell nicht sehen kann, sieht stattdessen ${other ?? 'ein anderes Unternehmen der Liste'} hin, und der Bericht zu einem Bild oder Video sagt das.`,
    },
    speech: {
      term: 'Sprache',
      text: (company) =>
        `Was in einem Video gesprochen wird, schreibt ${company} auf, gleich welches Modell Sie wählen, sofern diese Website das eingeschaltet hat.`,
      heard: (company) =>
        `Was in einem Video gesprochen wird, schreibt ${company} auf, gleich welches Modell Sie wählen.`,
      unheard: 'Der Ton eines Videos wird an niemanden gesendet.',
    },
    after: [
      'Anthropic und OpenAI bekommen außerdem einen Code, der aus Ihrer Sitzungskennung gebildet wird, damit sie gegen Missbrauch vorgehen können. Ihre Netzadresse, Ihr Cookie und E-Mail-Adressen gehen an keines der Unternehmen.',
      'KI-Unternehmen dürfen nach eigenen Bedingungen aufbewahren, was sie bekommen, manche bis zu 30 Tage. Wo ein Unternehmen die Bitte zulässt, Ihre Worte nicht zu speichern, bitten wir darum. Löschen können wir dort nichts.',
    ],
  },
  kept: {
    title: 'Was aufbewahrt wird und wie lange',
    rows: (kept) => [
      {
        term: 'Sprache und Zeitzone',
        text: 'Mit jeder Analyse und Frage die Sprache dieser Seite sowie Region und Zeitzone Ihres Browsers, versiegelt wie alles andere: Sie bestimmen die Nummern der Hilfekarte, falls eine nötig ist, und die Sprache des Berichts, wo Ihr Text sie nicht erkennen lässt.',
      },
      {
        term: 'Ihre Dateien',
        text: `Das Original, bis es gelesen ist, daraus gemachte Bilder, bis die Analyse endet: in der Regel Minuten. Was ein Absturz zurücklässt, wird innerhalb von ${LEFTOVER_HOURS * 60} Minuten entfernt.`,
      },
      {
        term: 'Text, Berichte, Chat, Antworten über Sie selbst',
        text: `${kept} oder bis Sie auf „Neue Analyse“ drücken. Das Aufräumen kann bis zu ${RETENTION_SLACK_DAYS} Tage länger dauern.`,
      },
      {
        term: 'Geteilte Kopien',
        text: `${SHARE_DAYS} Tage oder bis Sie den Link widerrufen. Ein kleines Bild wird nur mit einem Bericht aufbewahrt, den Sie geteilt haben. Wer den Link hat, kann die Kopie lesen.`,
      },
      {
        term: 'E-Mail-Adressen',
        text: `Versiegelt, bis die E-Mail abgeschickt ist; der Maildienst, der sie zustellt, sieht beide Adressen und den Link. Danach ${MAIL_TRACE_HOURS} Stunden lang nur als verschlüsselte Prüfwerte, ebenso das Netz, von dem aus die E-Mail bestellt wurde. Sie begrenzen, wie viele E-Mails gesendet werden können.`,
      },
      {
        term: 'Protokolle und Kosten',
        text: 'Zeiten, Größen, Codes, zufällige Kennungen und was ein Aufruf eines Modells gekostet hat. Keines Ihrer Worte, keine Dateinamen, keine Adressen.',
      },
    ],
  },
  sealed: {
    title: 'Wer es sonst lesen könnte',
    text: [
      'Alles, was Sie schreiben oder bekommen, wird verschlüsselt gespeichert. Der Schlüssel braucht zwei Hälften: Eine liegt auf dem Server, die andere in Ihrem Cookie und sonst nirgends.',
      'Der Betreiber dieser Website könnte Ihre Worte nur lesen, während eine Analyse, eine Antwort im Chat oder eine E-Mail zum Teilen unterwegs ist, und in den Momenten, in denen Ihr Browser danach fragt. Dazwischen lassen sie sich mit dem, was auf dem Server liegt, nicht öffnen.',
      'Wenn Sie das Cookie verlieren, kann niemand Ihre Berichte zurückholen.',
    ],
  },
  deleted: {
    title: 'Wie Sie es löschen',
    text: [
      'Drücken Sie auf „Neue Analyse“. Das zerstört zuerst den Schlüssel: Von diesem Moment an kann nichts von Ihnen geöffnet werden, weder aus dieser noch aus einer anderen Sitzung dieses Browsers. Dann werden die Texte, die Berichte, die Chats und noch wartende Dateien entfernt.',
      'Links, die Sie geteilt haben, bleiben, weil andere sich darauf verlassen könnten. Widerrufen können Sie sie im Fenster „Teilen“ oder unten.',
      'Eine Sicherungskopie, die der Betreiber während einer laufenden Analyse gemacht hat, kann diese eine lesbar enthalten, bis die Kopie gelöscht ist. Was ein KI-Unternehmen oder ein Postfach bekommen hat, liegt außerhalb unserer Reichweite.',
    ],
  },
  cookie: {
    title: 'Das Cookie',
    text: [
      `Es gibt eines. Es enthält ein zufälliges Geheimnis, Ihre Hälfte des Schlüssels, und hält ${COOKIE_DAYS} Tage. Es geht nur an diese Website, kein Skript kann es lesen, und es sagt nichts über Sie aus. Ohne das Cookie könnte niemand Ihnen Ihre Berichte geben und sie vor anderen schützen.`,
      'Ihr Browser merkt sich außerdem eine zufällige Sitzungskennung, die gewählte Sprache und ob Sie helle oder dunkle Farben gewählt haben. Was Sie schreiben, bleibt dort und nirgends sonst, bis Sie es senden oder auf „Neue Analyse“ drücken. Das Lesen dieser Seite setzt kein Cookie.',
    ],
  },
  never: {
    title: 'Was wir nicht tun',
    list: [
      'Kein Konto und keine Anmeldung.',
      'Keine Nachverfolgung, keine Werbung, nichts, was von anderen Websites geladen wird.',
      'Kein Verkaufen oder Verleihen von dem, was Sie senden.',
      'Kein Training von KI durch uns.',
      'Keine Gesichtserkennung: Niemand erfährt, wer auf einem Bild ist.',
    ],
  },
  limits: {
    title: 'Wofür es nicht gedacht ist',
    list: [
      'Es ist keine Diagnose und ersetzt keine ärztliche oder psychologische Beratung.',
      'Es ist keine Grundlage für Entscheidungen über Arbeit, Kredit, Versicherung, Bildung, Recht oder Gesundheit.',
      `Es ist nicht für Menschen unter ${MIN_AGE_YEARS} Jahren.`,
      'Es ist nicht für Texte oder Bilder anderer ohne deren Einwilligung. Fragen Sie zuerst, und fragen Sie nur Erwachsene.',
    ],
  },
  help: {
    title: 'Wenn Sie jetzt Hilfe brauchen',
    text: 'Wenn Sie oder jemand anderes in Gefahr sind, rufen Sie den Notruf. Wenn Sie daran denken, Ihr Leben zu beenden oder sich zu verletzen, sprechen Sie noch heute mit jemandem:',
    directory: (name) => `(${name}, für alle Länder).`,
    emergency: 'Notruf',
  },
  software: {
    title: 'Die Software',
    text: 'Diese Seite verwendet Schriften und Programmteile anderer.',
    link: 'Deren Lizenzen',
  },

  contact: { title: 'Fragen', text: 'Fragen Sie den Betreiber dieser Website:' },
});
