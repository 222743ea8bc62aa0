import type { ClauseWords } from './clause-words.ts';

export const pl: ClauseWords = {
  negations: 'nie(?! tylko)|nigdy|nikt|nikogo|nikomu|nic|niczego|żad(?:en|na|ne|nego|nej)|ani|ledwo|niemożliwe',
  denials: String.raw`bez|prawie|omal|zamiast|przestał\p{L}*|rzekomo`,
  retractions: String.raw`powiedział nikt|to (?:nieprawda|kłamstwo)|chyba że|gdyby\p{L}*`,
  conditions: String.raw`jakby\p{L}*|gdyby\p{L}*|czy|oby`,
  openers: String.raw`gdyby\p{L}*|jeśli|jeżeli`,
  joints: 'ale|lecz|chociaż',
  ands: 'i|a|oraz|lub|albo|bo|ponieważ|kiedy|gdy',
  joined: String.raw`(?:mój|moja|moje|moją|mojego|jego|jej|ich|ten|ta|to|\p{L}+[aeiouyąęó]ć|\p{L}+nie|(?-i:\p{Lu}\p{Ll}+))`,
  dependent: String.raw`(?:że|żeby\p{L}*|bo|co|kto|jak|czy)(?!\p{L})`,
  topics: String.raw`że|to,? co|kto|\p{L}+ć`,
  times: 'kiedy|gdy|zanim',
  speakers: [],
};
