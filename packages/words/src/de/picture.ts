import { completePicture } from '../catalogue.ts';

export const picture = completePicture({
  text: 'Für Beiträge und Nachrichten: ohne Adresse und als von KI geschrieben gekennzeichnet.',
  choose: 'Zitat im Bild',
  none: 'Kein Zitat',
  drawing: 'Das Bild wird gezeichnet.',
  drawn: 'Das Bild ist fertig.',
  alt: 'Vorschau des Bildes: Überschrift, Porträt, Zitat und Diagramm des Berichts',
  save: (format) => `Als ${format} sichern`,
  notOffered:
    'Von einem Bericht, der mit Hilfenummern beginnt oder von mehreren Menschen handelt, wird kein Bild gemacht.',
  failed: { title: 'Fehler', description: 'Das Bild konnte nicht erstellt werden. Bitte noch einmal versuchen.' },
  again: 'Noch einmal versuchen',
});
