import type { ForbiddenPattern } from './forbidden-pattern.ts';

export const medicines =
  'medication|meds|medicines?|antidepressants?|anti-depressants?|ssris?|snris?|lithium|ritalin|adderall|prozac|zoloft|xanax|valium|benzodiazepines?|beta[- ]blockers?|antipsychotics?|mood stabili[sz]ers?|stimulants|sedatives|opioids|tranquilli[sz]ers?';

const professional = '(?:doctor|gp|therapist|psychologist|psychiatrist|counsell?or|physician|professional)';
const notHelp = '(?!.*(?:\\d{3}|emergency|crisis|helpline))';

/** Instructions or promises about medicines, and advice whom to see; also withheld when the sentence reports them. */
export const medicine: readonly ForbiddenPattern[] = [
  `(?<=^(?:please |perhaps |maybe |so |then |just |first )?)(?:do not |don't |never )?(?:stop|start|quit|keep|continue|begin|resume|skip|increase|reduce|lower|raise|double|halve|drop|try|avoid|go (?:on|off|back on)|come off|get on|ask for|get) (?:taking |using |on |with )?(?:your |the |an? |some |any |those |these |more |less )*(?:[a-z]+ )?(?:${medicines})\\b(?! (?:passage|line|scene|joke|paragraph|story))`,
  `(?<=^(?:please |perhaps |maybe |so |then |just |first )?)(?:do not |don't |never )?take (?:your |the |an? |some |more |less )*(?:${medicines})(?=[.,;!?]|$| (?:again|regularly|daily|every|as|and|until|before|with|for|now|today|at)\\b)`,
  `\\b(?:${medicines})(?: [a-z]+)? (?:would|could|might|may|will|can|should) (?:[a-z]+ ){0,2}?(?:help|ease|suit|calm|steady|work for|do you|make you|be (?:right|good|worth|useful|the answer))\\b`,
  `\\b(?:talk|speak|talking|speaking|ask|asking|see|consult) (?:to |with )?(?:an?|your|the) (?:[a-z]+ )?${professional} (?:about|for) (?:[a-z]+ ){0,2}?(?:${medicines}|treatment|therapy)\\b`,
  `(?<=^(?:please |perhaps |maybe |so |then |just |first )?)(?:talk to|speak (?:to|with)|ask|see|consult|visit|call) (?:an?|your) (?:[a-z]+ )?${professional}\\b(?! (?:scene|passage|story|joke))${notHelp}`,
].map((words) => ({ reason: 'treatment', after: 'anywhere', words, evenDenied: true, evenStated: true }));
