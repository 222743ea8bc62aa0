import type { Dimension, Framework, Lens, Level, MediaKind } from '@app/frameworks/framework';
import { generalInMedia, makerLens, personSummary, presented } from '@app/frameworks/media';
import type { Lang } from '@app/words/languages';
import { countWords } from '@app/document/count-words';
import { type Plan, planLens, type PlannedLens, type MaterialCapacity } from '../plan/plan-reading.ts';
import { keyOfPerson, type MediaPlan, nameOfPerson, type PersonInView, toPersonInView } from './media-plan.ts';
import type { Observation } from './observation.ts';

export type Transcript = { segments: { startSeconds: number; endSeconds: number; text: string }[] };
export type MediaMaterial = { kind: MediaKind; observation: Observation; transcript?: Transcript };

/** With fewer spoken words there is no reading: published accuracy begins here. */
const MIN_WORDS = 30;
/** With more people each section is shorter, so that the report stays readable and within the model's output limit. */
const MAX_WITH_PARAGRAPHS = 2;
const MAX_OUTPUT_TOKENS = 12_000;

/**
 * Plans the reading of a picture or clip. The general portrait has one lens per adult; every other framework is about
 * one adult. When only minors are in view, nothing is asked (`isAnythingAsked` is false) and the report explains why.
 */
export function planMedia(
  framework: Framework,
  material: MediaMaterial,
  { maxPeople, lang = 'en' }: { maxPeople: number; lang?: Lang },
): Plan {
  return { ...planPeople(framework, material, maxPeople), lang };
}

function planPeople(framework: Framework, material: MediaMaterial, maxPeople: number): Omit<Plan, 'lang'> {
  const { observation } = material;
  const adults = observation.people.slice(0, Math.max(1, maxPeople)).map(toPersonInView);
  const inView = observation.people.length + observation.others;
  if (inView === 0 && observation.minors > 0) {
    return assemble(framework, material, [], { subject: 'nobody', hasPortrait: false, people: [], others: 0 });
  }
  if (framework.id === 'general') {
    const lenses = adults.length > 0 ? planEach(framework, material, adults) : [planMaker(framework, material)];
    const subject = adults.length > 0 ? 'each' : 'maker';
    return assemble(framework, material, lenses, {
      subject,
      hasPortrait: false,
      people: adults,
      others: inView - adults.length,
    });
  }
  const main = mainPersonOf(observation);
  const capacity = capacityOf(material, framework);
  return assemble(
    framework,
    material,
    framework.lenses.map((lens) => withPresented(planLens(lens, capacity))),
    {
      subject: main ? 'one' : 'maker',
      hasPortrait: true,
      people: main ? [main] : [],
      others: inView - (main ? 1 : 0),
    },
  );
}

/** The plan and its framework hold the same lenses, so that code may iterate over either. */
function assemble(
  framework: Framework,
  { kind, observation }: MediaMaterial,
  lenses: PlannedLens[],
  media: Omit<MediaPlan, 'minors'>,
): Omit<Plan, 'lang'> {
  const maxOutputTokens = Math.max(framework.maxOutputTokens, 2_500 + 2_000 * media.people.length);
  return {
    framework: {
      ...framework,
      lenses: lenses.map(({ lens }) => lens),
      maxOutputTokens: media.hasPortrait ? framework.maxOutputTokens : Math.min(MAX_OUTPUT_TOKENS, maxOutputTokens),
    },
    kind,
    lenses,
    media: { ...media, minors: observation.minors },
  };
}

function mainPersonOf({ people, mainPerson }: Observation): PersonInView | undefined {
  const main = people.find(({ number }) => number === mainPerson) ?? people[0];
  return main && toPersonInView(main);
}

function planEach(framework: Framework, material: MediaMaterial, adults: PersonInView[]): PlannedLens[] {
  const length = adults.length > MAX_WITH_PARAGRAPHS ? 'sentences' : 'paragraph';
  return adults.map((person) => {
    const name = `Person ${person.number}`;
    const lens: Lens = {
      ...sectionsOf(framework),
      key: keyOfPerson(person.number),
      title: nameOfPerson(person),
      length,
      rule: `Everything here is about ${name} and nobody else: cite only lines of ${name}, of the scene and of what is said.`,
    };
    return { ...planLens(lens, capacityOf(material, framework)), about: person.number };
  });
}

/** The general portrait with media-specific hints, and a summary before the sections. */
function sectionsOf({ lenses: [sections] }: Framework, isWanted: (key: string) => boolean = () => true): Lens {
  if (!sections) throw new Error('the general framework has no sections');
  const dimensions = sections.dimensions.filter(({ key }) => isWanted(key));
  return {
    ...sections,
    what: '',
    dimensions: [personSummary, ...dimensions.map((dimension) => ({ ...dimension, ...generalInMedia[dimension.key] }))],
  };
}

function planMaker(framework: Framework, material: MediaMaterial): PlannedLens {
  const wanted = new Set<string>(makerLens.sections);
  const lens: Lens = {
    ...sectionsOf(framework, (key) => wanted.has(key)),
    key: makerLens.key,
    title: makerLens.title[material.kind],
    rule: `Nobody is in view: read the ${material.kind === 'image' ? 'picture' : 'clip'} as a choice of whoever made it, and say nothing about anyone else.`,
  };
  return planLens(lens, {
    ...capacityOf(material, framework),
    levelOf: ({ evidenceLevels }) => evidenceLevels[material.kind],
  });
}

function capacityOf({ kind, observation, transcript }: MediaMaterial, { ratesWordsOnly }: Framework): MaterialCapacity {
  const words = countWords(spokenIn(transcript));
  const hasSpeech = kind === 'video' && words >= MIN_WORDS;
  const isSomeoneInView = observation.people.length > 0;
  return {
    words: kind === 'video' ? words : 0,
    levelOf: ({ evidenceLevels }) =>
      highest(isSomeoneInView && !ratesWordsOnly ? evidenceLevels[kind] : 0, hasSpeech ? evidenceLevels.text : 0),
    whyNot: ({ evidenceLevels }) => ({
      reason: evidenceLevels.text === 0 ? 'never' : isSomeoneInView ? 'no-words' : 'nobody-in-view',
    }),
  };
}

const highest = (one: Level, other: Level): Level => (one > other ? one : other);

export function spokenIn(transcript: Transcript | undefined): string {
  return (transcript?.segments ?? []).map(({ text }) => text.trim()).join('\n');
}

/** A lens without a readable scale still gets a prose section about what is shown, in the order of its areas. */
function withPresented(planned: PlannedLens): PlannedLens {
  const { lens, asked } = planned;
  if (asked.length > 0 || lens.dimensions.length === 0 || lens.minWords !== undefined) return planned;
  const { key, title, what, trademark } = lens;
  return {
    ...planned,
    lens: {
      key,
      title,
      what,
      scale: 'prose',
      listing: 'each',
      length: 'paragraph',
      rule: `Nothing is rated here. The areas, in their order: ${areasOf(lens.dimensions).join('; ')}.`,
      ...(trademark && { trademark }),
      dimensions: [presented, ...lens.dimensions],
    },
    asked: [presented],
  };
}

function areasOf(dimensions: readonly Dimension[]): string[] {
  const open = dimensions.filter(({ isOpen }) => isOpen === undefined);
  return [...new Set(open.map(({ group, title }) => group ?? title))];
}
