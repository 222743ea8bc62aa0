import type { ClauseWords } from './clause-words.ts';

export const it: ClauseWords = {
  negations: 'non(?! solo)|mai|nessun[ao]?|niente|nulla|né|nemmeno|neanche|impossibile',
  denials: 'senza|quasi|smesso di|invece di|incapace|troppo \\p{L}+ per',
  retractions: 'disse nessuno|è (?:falso|una bugia)|a meno che|se (?:potessi|fossi|avessi)',
  conditions: 'come se|magari|avrei|avrebbe',
  openers: 'se|qualora',
  joints: 'ma|sebbene|anche se',
  ands: 'ed?|oppure|o|perché|quando|mentre|finché|dove',
  joined: String.raw`(?:il|lo|la|i|gli|le|l(?=['’])|una?|mi[oa]|mie[i]?|su[oa]|suoi|a|di|che|\p{L}+[aei]r(?:e|l[oaie]|gli|mi|ti|si|ci)|(?-i:\p{Lu}\p{Ll}+))`,
  subjects: 'io|tu|lui|lei|noi|voi|loro',
  topics: String.raw`che|quello che|\p{L}+[aei]r(?:e|l[oaie]|gli|mi|ti|si|ci)`,
  times: 'quando|mentre|dopo che|prima che',
  speakers: [],
};
