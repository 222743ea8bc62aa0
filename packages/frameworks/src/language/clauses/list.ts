import { ar } from './ar.ts';
import type { ClauseWords } from './clause-words.ts';
import { de } from './de.ts';
import { en } from './en.ts';
import { es } from './es.ts';
import { fr } from './fr.ts';
import { it } from './it.ts';
import { ja } from './ja.ts';
import { nl } from './nl.ts';
import { pl } from './pl.ts';
import { pt } from './pt.ts';
import { tr } from './tr.ts';
import { zh } from './zh.ts';

/** A quote is judged only by the module of the language around it. */
export const clauseWords = { en, es, fr, de, pt, ar, zh, ja };

/** Languages that no code detects: their modules judge quotes in undetected languages, together with all others. */
export const otherClauseWords: readonly ClauseWords[] = [it, nl, pl, tr];
