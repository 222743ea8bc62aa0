import type { ForbiddenPattern } from './forbidden-pattern.ts';

const people =
  '(?:people|persons?|adults?|men|women|writers?|readers|humans?|of us|human beings|others|texts|respondents|the population)';
const number =
  '(?:\\d+|one|two|three|four|five|six|seven|eight|nine|ten|twelve|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety|ninety-five|ninety-nine|a hundred)';
const percent = `${number} ?(?:%|percent|per cent)`;
const most = `(?:most|nearly all|almost all|the majority of|the vast majority of|the great majority of)`;
const share = '(?:tenth|fifth|decile|quartile|quintile|percent|per cent)';

/**
 * Percentiles, averages and other comparisons with other people, which a reading cannot know. No rule checks the one
 * allowed sentence, because code writes it: how many of ten people such a text puts on the right side.
 */
export const comparisons: readonly ForbiddenPattern[] = [
  `\\bthan (?:${most}(?= (?:[a-z]+ )?${people}\\b|[.,;:!?]|$)|(?:about |around |roughly |over )?(?:${number} (?:in|out of) (?:every )?${number}\\b|${percent} of|half (?:of )?(?:all )?${people})|(?:the |an? )?(?:average|typical) (?:[a-z]+ )?(?:${people}|person)\\b|(?:the )?(?:average|norm)(?=[.,;:!?]|$)|(?:other people|others) (?:do|are|would)\\b)`,
  `\\b(?:top|bottom|highest|lowest|upper|lower) (?:${percent}|${share}|(?:one|two|three|five|ten) (?:in|of) (?:ten|a hundred))(?= of (?:all )?(?:the )?(?:${people}|population|everyone)|[.,;:!?]| (?:for|in|on|among|when|and)\\b|$)`,
  `\\b(?:you|your [a-z]+) (?:[a-z]+ ){0,5}?(?:in|among|within|to) the (?:top|bottom|highest|lowest|upper|lower) (?:quarter|third|half)(?= of (?:all )?(?:the )?(?:${people}|population)|[.,;:!?]| (?:for|in|on|among)\\b|$)`,
  `\\b(?:well |far |clearly |slightly |just )?(?:above|below)[- ](?:the )?(?:average|norm|mean|median)\\b|\\b(?:higher|lower|more|less) than (?:the )?(?:average|norm|mean|median)\\b`,
  `\\b(?:unlike|compared (?:to|with)|relative to|in contrast to) (?:${most}|other|the average|the typical|the general) (?:[a-z]+ )?(?:${people}|person|population)\\b`,
  `\\b(?:${percent} of|${number} (?:in|out of) (?:every )?${number}) (?:all )?(?:${people}|the population|everyone)\\b(?! whose)`,
  `\\b(?:only |just |fewer than |about )${number} (?:in|out of) (?:every )?(?:ten|twenty|a hundred|a thousand|10|20|100|1000)\\b(?! (?:people )?whose)`,
].map((words) => ({ reason: 'comparison', after: 'anywhere', words }));
