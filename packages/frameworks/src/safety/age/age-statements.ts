import type { AgeRules } from './age-rules.ts';
import { english } from './english.ts';
import { northern } from './northern.ts';
import { otherScripts } from './other-scripts.ts';
import { romance } from './romance.ts';

export const ageStatements: readonly AgeRules[] = [english, ...romance, ...northern, ...otherScripts];
