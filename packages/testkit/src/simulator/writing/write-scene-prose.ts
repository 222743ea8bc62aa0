import { observeText } from './observe-text.ts';
import { capitalise, count } from './phrases.ts';
import { isPerson, linesAbout, type SceneLine } from './read-scene.ts';
import { limitsOfView, modestForms, sceneForms, scenePhrases, sceneQuestions } from './scene-phrases.ts';
import { firstWords } from './snippets.ts';
import { createChooser, framed, type Statement } from './statement.ts';
import type { ProseOrder, ProseWriter, Quote } from './write-prose.ts';

/** A topic may be a feeling, an illness or the name of a test; what is visible is described without naming one. */
const unspoken =
  /\b(happ\w+|anxi\w+|sad\w*|ang(er|ry)|fear\w*|joy\w*|worr\w+|depress\w+|guilt\w*|shame\w*|lonel\w+|moods?|emotion\w*|feelings?|nervous\w*)\b|[a-z]\d/i;

/** Writes about what a picture or clip shows: about the people in it, by number, never to anybody. */
export function createSceneWriter(material: string, all: SceneLine[]): ProseWriter {
  const choose = createChooser();

  return {
    seen: observeText(material),
    write(order) {
      const lines = linesAbout(all, order.seed);
      if (lines.length === 0) return 'Nothing was noted that could be read.';
      const topic = unspoken.test(order.aim.topic) ? 'this part' : order.aim.topic;
      const sentences = compose({ ...order, aim: { ...order.aim, topic } }, lines);
      const written = sentences.map(capitalise).join(' ') || `Nothing further in view speaks to ${topic}.`;
      // It may follow the mark of the simulator, in the middle of a sentence.
      return order.kind === 'overview' ? written.charAt(0).toLowerCase() + written.slice(1) : written;
    },
  };

  function compose(order: ProseOrder, lines: SceneLine[]): string[] {
    const { aim, sentences, kind } = order;
    if (kind === 'comment') return comment(order, lines);
    if (kind === 'overview' || /^(summary|person \d+)$/i.test(aim.topic)) return overview(order, lines);
    if (aim.mode === 'questions') return several(order, lines.flatMap(questionsOn), aim.amount);
    if (aim.mode === 'limits') return several(order, framed('limits', limitsOfView), Math.max(4, sentences));
    return reading(order, lines);
  }

  function comment({ seed, aim: { topic }, quotes }: ProseOrder, lines: SceneLine[]): string[] {
    const quote = quotes.at(-1);
    const [line] = linesOf(quote === undefined ? [] : [quote], lines);
    if (line === undefined) return pick(modest(topic), seed);
    const against = quote?.isCounter === true ? say([line], 'against', topic) : [];
    return pick([...against, ...shows(line), ...say([line], 'topic', topic)], seed);
  }

  function reading({ seed, aim: { topic }, quotes, sentences }: ProseOrder, lines: SceneLine[]): string[] {
    const chosen = (isCounter: boolean) =>
      linesOf(
        quotes.filter((quote) => quote.isCounter === isCounter),
        lines,
      );
    const quoted = chosen(false);
    const against = chosen(true);
    const [first] = quoted.length > 0 ? quoted : lines;
    const others = lines.filter((line) => line !== first && !against.includes(line));
    const plan: Statement[][] = [
      first === undefined ? [] : say([first], 'topic', topic),
      say(quoted.length > 1 ? quoted.slice(1) : others, 'further', topic),
      say(against, 'against', topic),
      hints([...quoted, ...others], topic),
      modest(topic),
    ];
    // Where room is short, what is least about the topic goes first.
    const kept =
      sentences >= plan.length ? plan : plan.filter((_, index) => index !== 2).slice(-Math.max(1, sentences));
    return kept.flatMap((candidates, index) => pick(candidates, `${seed}|${index}`));
  }

  function overview({ seed, sentences }: ProseOrder, lines: SceneLine[]): string[] {
    const steps = [
      say(lines, 'further', 'the whole'),
      say(lines, 'further', 'the whole'),
      hints(lines, 'the whole'),
      say(lines, 'further', 'the whole'),
    ].slice(0, Math.max(1, sentences - 2));
    return [
      countInView(lines),
      ...steps.flatMap((candidates, index) => pick(candidates, `${seed}|${index}`)),
      ...pick([...framed('limits', limitsOfView), ...modest('the whole')], `${seed}|last`),
    ];
  }

  function several({ seed }: ProseOrder, candidates: Statement[], amount: number): string[] {
    return Array.from({ length: amount }, (_, index) => pick(candidates, `${seed}|${index}`)).flat();
  }

  function pick(candidates: Statement[], seed: string): string[] {
    const chosen = choose(candidates, { seed });
    return chosen === undefined ? [] : [chosen.text];
  }
}

function linesOf(quotes: Quote[], lines: SceneLine[]): SceneLine[] {
  return quotes.flatMap(({ quote }) => lines.filter((line) => line.quote === quote).slice(0, 1));
}

function countInView(lines: SceneLine[]): string {
  const people = [...new Set(lines.filter(isPerson).map(({ who }) => who))];
  const [only] = people;
  if (only === undefined) return `nobody is in view, and ${details(lines)} noted.`;
  if (people.length === 1) return `of ${only}, ${details(lines.filter(isPerson))} noted.`;
  return `${count(people.length, 'person').replace('persons', 'people')} are in view, and ${details(lines)} noted.`;
}

function details(lines: SceneLine[]): string {
  return `${count(lines.length, 'detail')} ${lines.length === 1 ? 'was' : 'were'}`;
}

/** What may be said of someone rests on what they do, and on the place only where nobody is in view. */
function hints(lines: SceneLine[], topic: string): Statement[] {
  const people = lines.filter(isPerson);
  const speakers = lines.filter(({ kind }) => kind === 'speech').map((line) => ({ ...line, who: 'whoever speaks' }));
  const makers = lines.map((line) => ({ ...line, who: 'whoever made this' }));
  const about = people.length > 0 ? people.slice(0, 6) : speakers.length > 0 ? speakers : makers;
  return about.flatMap((line) => say([line], 'hint', topic, hintsOf));
}

function shows(line: SceneLine): Statement[] {
  const part = firstWords(line.kind === 'speech' ? line.what.replace(/^is heard saying /, '') : line.what, 8);
  const texts = scenePhrases[line.kind].shows.map((text) =>
    text
      .replaceAll('{who}', () => line.who)
      .replaceAll('{what}', () => line.what)
      .replaceAll('{part}', () => part),
  );
  return framed(`${line.who}${line.kind}`, texts, `shows-${line.kind}`);
}

/** Each line in each of the forms; `whats` gives what is said of it. */
function say(
  lines: SceneLine[],
  name: keyof typeof sceneForms,
  topic: string,
  whats: (line: SceneLine) => string[] = ({ what }) => [what],
): Statement[] {
  return lines.flatMap((line) =>
    whats(line).flatMap((what) =>
      framed(
        line.quote,
        sceneForms[name].map((form) => form({ who: line.who, what, topic })),
        name,
      ).map((statement) => (name === 'topic' ? statement : preferUnnamed(statement, topic))),
    ),
  );
}

/** A paragraph names its topic once where it can. */
function preferUnnamed(statement: Statement, topic: string): Statement {
  return statement.text.includes(topic) ? { ...statement, cost: 15 } : statement;
}

function hintsOf({ kind }: SceneLine): string[] {
  return scenePhrases[kind].hint;
}

function modest(topic: string): Statement[] {
  return framed(
    'modest',
    modestForms.map((form) => form(topic)),
  ).map((statement) => preferUnnamed(statement, topic));
}

function questionsOn(line: SceneLine): Statement[] {
  return framed(
    line.quote,
    sceneQuestions.map((form) => form(line)),
    'ask',
  );
}
