import { completePage } from '../catalogue.ts';
import { analysis } from './analysis.ts';
import { assessments } from './assessments.ts';
import { chat } from './chat.ts';
import { frameworks } from './frameworks.ts';
import { input } from './input.ts';
import { page } from './page.ts';
import { run } from './run.ts';
import { session } from './session.ts';
import { sharing } from './sharing.ts';
import { toast } from './toast.ts';

export const words = completePage({
  ...page,
  frameworks,
  assessments,
  input,
  analysis,
  chat,
  run,
  session,
  sharing,
  toast,
});
