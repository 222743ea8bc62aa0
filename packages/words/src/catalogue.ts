import type { ErrorCode } from '@app/contract/errors';
import type { page } from './en/index.ts';
import type { mirror } from './en/mirror.ts';
import type { interview } from './en/interview.ts';
import type { opinion } from './en/opinion.ts';
import type { page as frame } from './en/page.ts';
import type { picture } from './en/picture.ts';
import type { privacy } from './en/privacy.ts';
import type { states } from './en/states.ts';
import type { FrameworkNames } from './frameworks.ts';
import type { KeepsPlaceholders, Same } from './same.ts';

type English = typeof page;

/** All page texts except error messages and the privacy page, which are loaded on demand. */
export type PageWords = Same<English> & { frameworks: FrameworkNames };
/** The English messages are in the contract, because they are response bodies. */
export type ErrorWords = Record<ErrorCode, string>;
/** The parts of a catalogue, one file each. */
export type FrameWords = Same<typeof frame>;
export type AssessmentWords = PageWords['assessments'];
export type InputWords = PageWords['input'];
export type AnalysisWords = PageWords['analysis'];
export type ChatWords = PageWords['chat'];
export type RunWords = PageWords['run'];
export type SessionWords = PageWords['session'];
export type SharingWords = PageWords['sharing'];
export type ToastWords = PageWords['toast'];
export type PrivacyWords = Same<typeof privacy>;
export type StateWords = Same<typeof states>;
export type OpinionWords = Same<typeof opinion>;
export type MirrorWords = Same<typeof mirror>;
export type InterviewWords = Same<typeof interview>;
export type PictureDialogWords = Same<typeof picture>;

export function completePage<T extends PageWords>(words: T & KeepsPlaceholders<PageWords, T>): PageWords {
  return words;
}

export function completePrivacy<T extends PrivacyWords>(words: T & KeepsPlaceholders<PrivacyWords, T>): PrivacyWords {
  return words;
}

export function completeStates<T extends StateWords>(words: T & KeepsPlaceholders<StateWords, T>): StateWords {
  return words;
}

export function completeOpinion<T extends OpinionWords>(words: T & KeepsPlaceholders<OpinionWords, T>): OpinionWords {
  return words;
}

export function completeMirror<T extends MirrorWords>(words: T & KeepsPlaceholders<MirrorWords, T>): MirrorWords {
  return words;
}

export function completeInterview<T extends InterviewWords>(
  words: T & KeepsPlaceholders<InterviewWords, T>,
): InterviewWords {
  return words;
}

export function completePicture<T extends PictureDialogWords>(
  words: T & KeepsPlaceholders<PictureDialogWords, T>,
): PictureDialogWords {
  return words;
}
