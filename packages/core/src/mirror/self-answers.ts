import { type GivenAnswer, SELF_STATEMENTS, type SelfAnswer, type SelfAnswers } from '@app/contract/self-answers';
import { readReport } from '../analyses/read-report.ts';
import { selfAnswersContext } from '../analyses/sealing-contexts.ts';
import { changeSelfAnswers, findSelfAnswers } from '../db/self-answers.ts';
import { AppError } from '../errors/app-error.ts';
import { buildMirror, mirrorBlocks, renderBlocks } from '@app/reading';
import { langOf } from '@app/words/languages';
import type { Services } from '../services.ts';
import type { OwnedAnalysis, OwnedSession } from '../sessions/authorise.ts';
import type { Sealed } from '../vault/sealed.ts';

type Answers = SelfAnswers['answers'];

/** The answers of the session, and beside this report once they are complete. */
export async function readSelfAnswers(services: Services, owned: OwnedAnalysis): Promise<SelfAnswers> {
  const sealed = await findSelfAnswers(services.db, owned.session.id);
  return withMirror(services, owned, openAnswers(services, owned.session, sealed));
}

/** Keeps earlier answers: two tabs add to each other, and the later answer to a statement counts. */
export async function saveSelfAnswers(
  services: Services,
  owned: OwnedAnalysis,
  given: readonly GivenAnswer[],
): Promise<SelfAnswers> {
  const { db, vault } = services;
  const { id, key } = owned.session;
  let answers: Answers = [];
  const isSaved = await changeSelfAnswers(db, id, (before) => {
    answers = openAnswers(services, owned.session, before);
    for (const { statement, answer } of given) answers[statement - 1] = answer;
    return vault.seal(key, selfAnswersContext(id), JSON.stringify(answers));
  });
  if (!isSaved) throw new AppError('NOT_FOUND');
  return withMirror(services, owned, answers);
}

function openAnswers({ vault }: Services, { id, key }: OwnedSession, sealed: Sealed | undefined): Answers {
  const opened = sealed && vault.open(key, selfAnswersContext(id), sealed);
  return opened === undefined ? Array.from({ length: SELF_STATEMENTS }, () => null) : (JSON.parse(opened) as Answers);
}

async function withMirror(services: Services, owned: OwnedAnalysis, answers: Answers): Promise<SelfAnswers> {
  const { status, lang: written } = owned.analysis;
  const complete = answers.filter((answer): answer is SelfAnswer => answer !== null);
  if (status !== 'done' || complete.length < SELF_STATEMENTS) return { answers };
  const report = await readReport(services, owned);
  const lang = langOf(written) ?? 'en';
  const mirror = report && buildMirror(report, complete, lang);
  return mirror ? { answers, mirror, markdown: renderBlocks(mirrorBlocks(mirror, lang), lang) } : { answers };
}
