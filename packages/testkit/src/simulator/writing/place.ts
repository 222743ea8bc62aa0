import type { JsonSchema } from './json-schema.ts';
import { isTopicName } from './name-rules.ts';
import { humanise } from './phrases.ts';
import type { Quote } from './write-prose.ts';

/** Where in the answer a value stands, and what is known there. */
export type Place = {
  name: string;
  path: string;
  depth: number;
  topic: string | undefined;
  about: string | undefined;
  /** The quote of the nearest object that has one, so that a comment speaks about its own quote. */
  quote: string | undefined;
  /** Quotes chosen so far in this section. */
  quotes: Quote[];
  /** Stands in a list of passages that speak against the reading. */
  isCounter: boolean;
  /** The section is meant to go without quotes. */
  isPlain: boolean;
  isAbsent: boolean;
};

/** What a value is about, from its title, its description or its name; else what its parent is about. */
export function describeTopic(
  schema: JsonSchema,
  place: Pick<Place, 'name' | 'topic' | 'about'>,
): Pick<Place, 'topic' | 'about'> {
  const { description, lead, rest } = splitDescription(schema);
  // A key may be too short to name anything; an object's own title then does.
  const isTitled = schema.type === 'object' && rest !== '';
  if (!isTopicName(place.name) && !isTitled) return { topic: place.topic, about: place.about };
  const named = schema.title ?? (rest !== '' && lead.split(' ').length <= 6 ? lead : undefined);
  const about = rest === '' && /^(how|what|whether|where|which|the|an?)\b/i.test(description) ? description : rest;
  return { topic: humanise(named ?? place.name), about: about === '' ? place.about : about };
}

/** `Title: what it is about`, as far as the first line has both. */
function splitDescription(schema: JsonSchema): { description: string; lead: string; rest: string } {
  const [description = ''] = (schema.description ?? '').split('\n');
  const [, lead = '', rest = ''] = /^(.*?)(?::\s+| [—–-] )(.*)$/s.exec(description) ?? [];
  return { description, lead, rest };
}

/** The words by which a topic can be recognised in a text; an order to the model has none. */
export function topicWords({ topic, about = '' }: Pick<Place, 'topic' | 'about'>): string {
  const isOrder =
    /\b(must|never|only|write|give|use|null|said|text|writer|what|how|whether|quotes?|sentences?|verbatim|number|if|when)\b|[.!?;()\d]/i;
  const isList = about.split(/, | and | or /).every((item) => item.split(' ').length <= 4);
  return `${topic ?? ''} ${about.length > 90 || !isList || isOrder.test(about.replace(/\.$/, '')) ? '' : about}`;
}
