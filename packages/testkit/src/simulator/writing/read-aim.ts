import { joinLast } from './phrases.ts';
import { toSecondPerson } from './second-person.ts';

/** What a piece of prose is for, as far as the schema says so. */
export type Aim = {
  mode: 'reading' | 'tension' | 'absence' | 'limits' | 'questions';
  topic: string;
  /** The topic in the schema's own words, said to the writer. */
  gist: string | undefined;
  /** What the schema says this must not be taken for. */
  caveat: string | undefined;
  /** Kinds of cues and facts that suit the topic. */
  wanted: ReadonlySet<string>;
  /** How many questions are asked for. */
  amount: number;
};

const modes: [Exclude<Aim['mode'], 'reading'>, RegExp][] = [
  ['questions', /\bquestions?\b.*\b(answer|would|help|to ask)|^(two|three|four|five) questions\b/i],
  ['limits', /\bcannot be (said|seen|shown|known)|\btoo (short|narrow|little)|\bnot enough\b|\blimits of\b/i],
  ['tension', /\bcontradict|different directions|\btensions?\b|\bpull (apart|against)/i],
  ['absence', /\bleaves? (out|unsaid)|\bfor granted|\bblind spots?\b|\bunsaid\b|\boverlook/i],
];

const kindsByTheme: [RegExp, string][] = [
  [/reader|address|direct|communicat/, 'address request courtesy question opening rhythm'],
  [/detail|concrete|scene|setting|observ/, 'detail list number time condition vocabulary'],
  [/thought|think|reason|cause|analy|logic/, 'reason two-reasons condition contrast stance'],
  [/doubt|weigh|alternativ|certain|cautio/, 'hedge stance question degree contrast'],
  [/tone|feel|emotion|mood|warm|worr/, 'feeling exclamation capitals hedge despite'],
  [/people|social|relation|others?\b|team|trust|agree/, 'person report together address courtesy'],
  [/effort|value|worth|motiv|wants?\b|refus|drive|goal/, 'preference denial superlative reason duty'],
  [/self|themselves|identity|pride|irony/, 'self stance despite degree'],
  [/\bhard\b|stress|cop(e|ing)|pressure|resilien/, 'condition despite duty feeling two-reasons'],
  [/abilit|habit|strength|skill|diligen|order/, 'list repetition number despite condition'],
  [/leaves? out|granted|blind|unsaid/, 'absolute denial'],
  [/contradict|direction|tension/, 'contrast turn concession despite preference'],
  [/pace|rhythm|length/, 'rhythm length size'],
];

const orders = /^(write|give|list|quote|choose|say|name)\b|\b(must|null|verbatim|json)\b/i;
const amounts = ['', 'one', 'two', 'three', 'four', 'five'];

export function readAim({ topic, about }: { topic: string; about: string | undefined }): Aim {
  const [, body = '', caveat] = /^(.*?)(?:\s*\(([^)]*)\))?\.?$/su.exec(about ?? '') ?? [];
  const words = `${topic} ${body}`.toLowerCase();
  const wanted = kindsByTheme.flatMap(([theme, kinds]) => (theme.test(words) ? kinds.split(' ') : []));
  const named = /\b(two|three|four|five) questions\b/i.exec(body)?.[1]?.toLowerCase() ?? 'three';
  return {
    mode: modes.find(([, pattern]) => pattern.test(body) || pattern.test(topic))?.[0] ?? 'reading',
    topic,
    gist: readGist(body),
    caveat,
    wanted: new Set(wanted),
    amount: amounts.indexOf(named),
  };
}

/** The first thought of a description; what follows it are instructions more often than not. */
function readGist(body: string): string | undefined {
  const lead = body.split(/[:;.]/)[0]?.trim() ?? '';
  const first = lead.split(', ')[0] ?? '';
  const chosen = first.split(' ').length >= 3 ? first : joinLast(lead);
  if (chosen === '' || chosen.length > 95 || orders.test(chosen) || /^(one|two|three|four|five)\b/i.test(chosen))
    return undefined;
  const spoken = toSecondPerson(chosen);
  return spoken && /^\p{Lu}\p{Ll}/u.test(spoken) ? spoken.charAt(0).toLowerCase() + spoken.slice(1) : spoken;
}
