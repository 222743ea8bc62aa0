import { english } from './english.ts';
import { european } from './european.ts';
import { otherScripts } from './other-scripts.ts';
import type { CrisisPhrases } from './phrases.ts';

export type { CrisisPhrases } from './phrases.ts';

export const crisisPhrases: readonly CrisisPhrases[] = [english, ...european, otherScripts];

/** Right before a first-person phrase these make it a denial: the text still gets a card, but not at the top. */
export const crisisDenial = `\\b(?:don't|do not|dont|didn't|did not|never|not|wouldn't|would not|won't|will not|no longer|nie|nicht|jamais|nunca|mai|nooit|nigdy) (?:really |actually |ever |even |going to |want to |wanna |trying to |about to |planning to |have )*$`;

/** The same right after the phrase, for languages that deny at the end. */
export const crisisDenialBehind =
  '^と(?:は|いうことは)?(?:思|考え)(?:った|た|う|える)?ことは?[^。]{0,6}(?:ない|なかった|ありません)';

/** A quoted line near one of these probably comes from a story; a mere mention near one is not about the writer. */
export const crisisFiction = [
  '\\b(?:novels?|films?|movies?|books?|plays?|characters?|story|stories|poems?|songs?|lyrics|chapters?|scenes?|acts?|narrator|protagonist|heroine|hamlet|romeo|juliet|ophelia|werther|karenina|bovary|opera|episode|series)\\b',
  '\\b(?:thesis|dissertation|statistics?|rates?|newspapers?|century|centuries|historians?|research|researchers|seminar|lecture)\\b',
  '\\b(?:roman|buch|kapitel|figur|heldin|oper|serie|statistik|jahrhundert|forschung|doktorarbeit)\\b',
  '\\b(?:novela|película|libro|capítulo|personaje|canción|tesis|siglo|estadísticas?)\\b',
  '\\b(?:livre|chapitre|personnage|héroïne|chanson|thèse|siècle|statistiques?)\\b',
  '\\b(?:romance|filme|livro|capítulo|personagem|canção|tese|século|estatísticas?)\\b',
  '\\b(?:romanzo|libro|capitolo|personaggio|tesi|boek|hoofdstuk|proefschrift|powieść|książk[a-z]*|film[a-z]*|roman[a-z]*|kitap[a-z]*)\\b',
  'رواية|فيلم|مسرحية|الفصل|قصيدة|أطروحة',
  '小说|小說|电影|電影|剧中|劇中|主人公|论文|論文|小説|映画|物語|ドラマ|漫画',
].join('|');
