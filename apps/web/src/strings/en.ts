import { analysis } from './en/analysis.ts';
import { assessments } from './en/assessments.ts';
import { chat } from './en/chat.ts';
import { input } from './en/input.ts';
import { page } from './en/page.ts';
import { sharing } from './en/sharing.ts';
import { toast } from './en/toast.ts';

/** Every word the page shows, by feature. Words fixed by the product are spelled once; a second language is a second folder. */
export const strings = { ...page, assessments, input, analysis, chat, sharing, toast } as const;
