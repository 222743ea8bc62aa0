import { analysis } from './analysis.ts';
import { assessments } from './assessments.ts';
import { chat } from './chat.ts';
import { input } from './input.ts';
import { page as frame } from './page.ts';
import { run } from './run.ts';
import { session } from './session.ts';
import { sharing } from './sharing.ts';
import { toast } from './toast.ts';

/** The source of every translation: what is added here is missing everywhere else until it is translated. */
export const page = { ...frame, assessments, input, analysis, chat, run, session, sharing, toast } as const;
