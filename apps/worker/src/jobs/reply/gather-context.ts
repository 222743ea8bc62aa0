import { decryptInput, readInput } from '@app/core/analyses/read-input';
import { messageContext } from '@app/core/analyses/sealing-contexts';
import type { ChatHistory } from '@app/core/chat/build-context';
import { listAnswered, listDiscussed } from '@app/core/db/chat-turns';
import { AppError } from '@app/core/errors/app-error';
import type { Services } from '@app/core/services';
import type { InputKind } from '@app/frameworks/framework';
import { type Lang, langOf } from '@app/words/languages';
import { retryWhileStoreIsDown } from '../retry-while-store-is-down.ts';
import type { StageContext } from '../run-stage.ts';

/** More would not fit into the context. */
const MAX_ANALYSES = 5;
const MAX_TURNS = 12;

export type Gathered = {
  history: ChatHistory;
  /** `image` or `video` if any discussed analysis shows people. */
  kind: InputKind;
  /** The language of the discussed report. */
  lang: Lang;
};

/** Reads from this session only, and nothing later than the question, so that every attempt gets the same context. */
export async function gatherContext(
  services: Services,
  { analysis: { id }, key }: Pick<StageContext, 'analysis' | 'key'>,
  question: string,
): Promise<Gathered> {
  const { db, vault } = services;
  const [discussed, answered] = await Promise.all([
    retryWhileStoreIsDown(() => listDiscussed(db, id, MAX_ANALYSES)),
    retryWhileStoreIsDown(() => listAnswered(db, id, MAX_TURNS)),
  ]);
  const [about] = discussed;
  if (!about) throw new AppError('NOTHING_TO_DISCUSS');
  const input = await retryWhileStoreIsDown(() => readInput(services, key, about.id));
  const turns = answered.flatMap((turn) => {
    const asked = decryptInput(services, key, turn);
    const answer = vault.open(key, messageContext(turn.id), turn.sealedAnswer);
    return asked?.type === 'chat' && answer !== undefined ? [{ question: asked.content, answer }] : [];
  });
  const reports = discussed.flatMap((row) => vault.open(key, messageContext(row.id), row.sealedText) ?? []);
  return {
    history: { question, turns, reports, source: input?.type === 'text' ? input.content : undefined },
    kind: discussed.map((row) => row.kind).find(showsPeople) ?? 'text',
    lang: langOf(about.lang) ?? 'en',
  };
}

const showsPeople = (kind: string): kind is InputKind => kind === 'image' || kind === 'video';
