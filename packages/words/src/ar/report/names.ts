import { lenses } from '../lenses/index.ts';
import { tables } from '../lenses/tables.ts';
import type { ReportNames } from '../../report-words.ts';
import { titles } from './titles.ts';

export const names: ReportNames = { titles, lenses, tables };
