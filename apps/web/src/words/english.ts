import type { PageWords } from '@app/words/catalogue';
import { page } from '@app/words/en/index';
import { frameworks } from 'virtual:framework-names';

export const words: PageWords = { ...page, frameworks };
