import { completeStates } from '../catalogue.ts';

export const states = completeStates({
  shared: {
    noteTitle: 'Jemand hat diese Analyse mit Ihnen geteilt.',
    noteText:
      'Eine KI hat sie über etwas von dieser Person geschrieben. Die Zitate stammen Wort für Wort von ihr. Der Text selbst wurde nicht geteilt.',
    ask: 'Eine Frage dazu stellen',
    until: (day) => `Öffnet sich bis ${day}. Die Person, die geteilt hat, kann den Link früher schließen.`,
    fork: 'Ihre erste Frage legt eine Kopie dieses Berichts in Ihre eigene Sitzung. „Neue Analyse“ löscht sie wieder.',
    forked: 'Eine Kopie dieses Berichts und dieses Gespräch sind jetzt in Ihrer eigenen Sitzung.',
    open: 'Meine Sitzung öffnen',
    own: {
      title: 'Und Sie?',
      text: 'Schreiben, einfügen oder hochladen: etwas Eigenes. Ohne Konto.',
      button: 'Eigenes analysieren',
    },
    loading: 'Die geteilte Analyse wird geladen.',
  },
  closed: {
    title: 'Dieser Link öffnet sich nicht',
    text: (days) =>
      `Geteilte Analysen schließen nach ${days} Tagen, und wer geteilt hat, kann sie früher schließen. Auch eine Adresse, die beim Kopieren abgeschnitten wurde, öffnet sich nicht.`,
    copy: 'Einen Satz kopieren, um einen neuen Link zu erbitten',
    line: 'Ihr Link öffnet sich nicht mehr. Könnten Sie die Analyse noch einmal teilen?',
    reads: (line) => `Der Satz lautet: ${line}`,
    copied: 'Kopiert.',
    notCopied: 'Das Kopieren ging nicht. Bitte markieren Sie den Satz.',
  },
  away: 'Die geteilte Analyse konnte nicht geladen werden',
  again: 'Noch einmal versuchen',
  otherModel: (model) => `${model} fragen`,
  links: { show: 'Links zeigen, die ich geteilt habe', none: 'Keiner Ihrer geteilten Links ist offen.' },
  reasons: {
    cookies:
      'Ihr Browser blockiert Cookies für diese Website. Ohne Cookie könnte niemand das Ergebnis öffnen; darum wurde nichts gesendet. Bitte erlauben Sie Cookies für diese Website und versuchen Sie es noch einmal.',
    offline: 'Ihr Gerät ist offline. Bitte versuchen Sie es noch einmal, wenn die Verbindung wieder da ist.',
    unreachable:
      'Der Server war nicht zu erreichen. Bitte prüfen Sie Ihre Verbindung und versuchen Sie es noch einmal.',
    outdated: 'Diese Seite ist älter als der Server. Bitte laden Sie sie neu: Was Sie geschrieben haben, bleibt.',
    answered: (status) =>
      `Der Server antwortete mit dem Fehler ${status} und nannte keinen Grund. Bitte versuchen Sie es in einer Minute noch einmal.`,
    canvas: 'Das Bild konnte nicht verkleinert werden',
    image: 'Das Bild konnte nicht geladen werden',
    file: 'Die Datei konnte nicht gelesen werden',
  },
  retryFrom: (time) => `Ab ${time} können Sie es wieder versuchen.`,
  kept: { text: 'Ihr Text steht noch im Feld.', chat: 'Ihre Frage steht wieder im Feld.' },
  steps: {
    again: 'Bitte versuchen Sie es noch einmal.',
    reload: 'Bitte laden Sie die Seite neu und versuchen Sie es noch einmal.',
    file: 'Bitte versuchen Sie es mit einer anderen Datei.',
    shorter: 'Bitte senden Sie weniger auf einmal.',
    analyze: 'Bitte machen Sie zuerst eine Analyse.',
    wait: 'Bitte warten Sie, bis sie fertig ist.',
    address: 'Bitte prüfen Sie die Adresse.',
    text: 'Bitte analysieren Sie stattdessen einen Text.',
  },
  updated: {
    title: 'Seite aktualisiert',
    description:
      'Eine neuere Fassung wurde geladen. Was Sie geschrieben haben, ist noch da: Bitte drücken Sie den Knopf noch einmal.',
  },
  fill: {
    title: 'Ihr Text steht noch im Feld',
    text: {
      document: 'Was soll mit ihm geschehen, wenn das Dokument kommt?',
      answers: 'Was soll mit ihm geschehen, wenn Ihre Antworten kommen?',
    },
    replace: 'Meinen Text ersetzen',
    add: 'Unter meinen Text setzen',
    cancel: 'Abbrechen',
    close: 'Schließen',
  },
});
