import { namedConditions } from './conditions.ts';
import type { ForbiddenPattern } from './forbidden-pattern.ts';

const dress =
  '(?:(?:an?|textbook|classic|plain|simple|simply|typical|clear|clearly|pure|purely|full-blown|severe|mild|early|untreated|undiagnosed|probably|likely|surely|really|just|nothing but|case|example|form|instance|kind|of|complex|high-functioning|adult|obvious|obviously) ){0,5}';
const unlessReported = '(?! (?:that |which )?you (?:write|name|mention|describe|call)\\b)';

const be =
  '(?:is|are|was|sounds? like|looks? like|reads? like|amounts? to|seems?(?: to be| like)?|(?:would|could|may|might|must) be)';
const may = '(?:(?:would|could|may|might|also|clearly|really|probably) )?';
const thisPerson =
  '(?:(?:all|much|most|of|so|best|well) ){0,2}?(?:you|your|this|that|it|what|these|the (?:picture|pattern|text|writer|author|person))\\b';

/** A disorder attributed without “you have”: as a label, as something that fits, or as an identification. */
export const plainDiagnoses: readonly ForbiddenPattern[] = [
  ...[
    `\\b(?:diagnos[ei]s|assessment|verdict|conclusion|impression|result|label|condition|likely|suspected): ?${dress}(?:${namedConditions})\\b`,
    `\\b(?:${namedConditions}) ${may}(?:fits?|suits?|matches|applies to|accounts? for|sums? up) ${thisPerson}`,
    `\\b(?:this|that|it|these|those|which|all (?:of )?(?:this|that)) ${be} ${dress}(?:${namedConditions})\\b${unlessReported}`,
  ].map((words): ForbiddenPattern => ({ reason: 'diagnosis', after: 'anywhere', words })),
  // Their verbs would otherwise pass as a report of the writer's own statement.
  ...[
    `\\b(?:${namedConditions}) ${may}(?:describes?|explains?) ${thisPerson}`,
    `\\bwhat (?:you|the writer|the author) (?:describe|write|say|tell|have|report|go through|experience)s?(?: here| of| about)? ${be} ${dress}(?:${namedConditions})\\b${unlessReported}`,
  ].map((words): ForbiddenPattern => ({ reason: 'diagnosis', after: 'anywhere', words, evenStated: true })),
];
