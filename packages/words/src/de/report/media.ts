import type { MediaWords } from '../../report-words.ts';
import { digits, plural } from './grammar.ts';

export const media = {
  person: (number) => `Person ${number}`,
  personAt: (number, locator) => `Person ${number} (${locator})`,
  nobody: {
    image:
      'Niemand auf diesem Bild wirkt eindeutig erwachsen. Einschätzungen gibt es nur für Erwachsene, darum wurde kein Profil geschrieben. Was zu sehen war, wird hier nicht beschrieben.',
    video:
      'Niemand in diesem Video wirkt eindeutig erwachsen. Einschätzungen gibt es nur für Erwachsene, darum wurde kein Profil geschrieben. Was zu sehen war, wird hier nicht beschrieben.',
  },
  about: (person) => `Über ${person}.`,
  maker: {
    image: 'Niemand ist zu sehen: Das Bild wird als Wahl der Person gelesen, die es gemacht hat.',
    video: 'Niemand ist zu sehen: Das Video wird als Wahl der Person gelesen, die es gemacht hat.',
  },
  others: (others) =>
    others === 1
      ? 'Eine weitere sichtbare Person wurde nicht gelesen.'
      : `${digits(others)} weitere sichtbare Personen wurden nicht gelesen.`,
  minors: (minors) =>
    `${minors === 1 ? 'Eine Person, die vielleicht nicht erwachsen ist, wurde' : `${digits(minors)} Personen, die vielleicht nicht erwachsen sind, wurden`} ausgelassen: Einschätzungen gibt es nur für Erwachsene.`,
  where: {
    scene: 'Szene',
    written: 'Im Bild geschrieben',
    at: (clock) => `bei ${clock}`,
    said: 'Gesagt',
    saidAt: (clock) => `Gesagt bei ${clock}`,
  },
  seenBy: (model) => `beschrieben von ${model}`,
  seenInstead: (model, chosen) => `beschrieben von ${model}, weil ${chosen} nicht sehen kann`,
  seenShared: (model) => `einmal beschrieben von ${model}; alle befragten Modelle lesen dieselbe Beschreibung`,
  heardBy: (model) => `Gesprochenes aufgeschrieben von ${model}`,
  noSound: 'kein Ton, darum wurde nur Sichtbares gelesen',
  notHeard: 'der Ton wurde hier nicht aufgeschrieben, darum wurde nur Sichtbares gelesen',
  nothingSaid: 'im Video wird nichts gesagt',
  speechShared: 'Wer von den sichtbaren Personen was gesagt hat, wurde nicht festgestellt.',
  phrases: (phrases) =>
    plural(phrases, {
      one: '# Wendung der Beschreibung ging über das hinaus, was Menschen wählten oder taten, und ist ausgelassen.',
      other:
        '# Wendungen der Beschreibung gingen über das hinaus, was Menschen wählten oder taten, und sind ausgelassen.',
    }),
} satisfies MediaWords;
