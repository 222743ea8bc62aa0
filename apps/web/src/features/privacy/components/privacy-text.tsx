import { TRANSCRIPTION_PROVIDER, modelLabels, type ProviderId } from '@app/contract/models';
import type { HelpLines } from '@app/contract/help-lines';
import type { Status } from '@app/contract/status';
import type { ReactNode } from 'react';
import type { PrivacyWords } from '@app/words/catalogue';
import { modelName } from '../../../words/model-name.ts';
import { HelpNumbers } from './help-numbers.tsx';
import { Paragraphs, Points, Rows, Section } from './section.tsx';

/** In the order of their displayed numbers. Uses the labels, because the schemas stay on the server. */
const EVERY_MODEL = Object.keys(modelLabels) as ProviderId[];

type Props = { words: PrivacyWords; status: Status | undefined; help?: HelpLines | undefined; links?: ReactNode };

/** Until `status` is known, the text covers every possible configuration. */
export function PrivacyText({ words: privacy, status, help, links }: Props): ReactNode {
  const { reads } = privacy;
  const kept = privacy.days(status?.retentionDays);
  return (
    <article className="pb-16 font-serif text-md leading-6.5 text-pretty">
      <h1 className="text-[32px] leading-10 font-semibold tracking-[-0.015em]">{privacy.title}</h1>
      <p className="mt-3 text-lg leading-7.5 text-muted">{privacy.lead}</p>
      <div className="mt-6 rounded-lg bg-accent-soft px-5 py-4">
        <Points texts={privacy.short(kept)} />
      </div>
      {status?.simulated && <p className="mt-3 rounded-lg bg-warn-soft px-5 py-3 text-warn">{privacy.simulated}</p>}

      <Section title={reads.title}>
        <p>{reads.intro}</p>
        <Rows rows={modelRows(privacy, status)} />
        <p className="pt-3">{reads.what}</p>
        <Rows rows={senseRows(privacy, status)} />
        <Paragraphs texts={reads.after} />
      </Section>
      <Section title={privacy.kept.title}>
        <Rows rows={privacy.kept.rows(kept)} />
      </Section>
      <Section title={privacy.sealed.title}>
        <Paragraphs texts={privacy.sealed.text} />
      </Section>
      <Section title={privacy.deleted.title}>
        <Paragraphs texts={privacy.deleted.text} />
        {links}
      </Section>
      <Section title={privacy.cookie.title}>
        <Paragraphs texts={privacy.cookie.text} />
      </Section>
      <Section title={privacy.never.title}>
        <Points texts={privacy.never.list} />
      </Section>
      <Section title={privacy.limits.title}>
        <Points texts={privacy.limits.list} />
      </Section>
      <Section title={privacy.help.title}>
        <HelpNumbers help={help} words={privacy.help} />
      </Section>
      <Section title={privacy.software.title}>
        <p>
          {privacy.software.text}{' '}
          <a href="/licences.txt" className="text-accent underline underline-offset-2">
            {privacy.software.link}
          </a>
        </p>
      </Section>
      {status?.privacyContact && (
        <Section title={privacy.contact.title}>
          <p>
            {privacy.contact.text} <Contact to={status.privacyContact} />
          </p>
        </Section>
      )}
    </article>
  );
}

function modelRows({ reads, companies }: PrivacyWords, status: Status | undefined): { term: string; text: string }[] {
  const offered = status?.models.length ? EVERY_MODEL.filter((id) => status.models.includes(id)) : EVERY_MODEL;
  return offered.map((id) => ({
    term: modelName(id),
    text: reads.company(companies[id].name, companies[id].seat),
  }));
}

function senseRows({ reads, companies }: PrivacyWords, status: Status | undefined): { term: string; text: string }[] {
  const { words, pictures, speech } = reads;
  const looksInstead = status?.sees?.[0];
  const ears = companies[TRANSCRIPTION_PROVIDER].name;
  const heard = status?.hears ? speech.heard(ears) : speech.unheard;
  // An empty model list means that no worker has reported, so its transcription support is unknown.
  const isKnown = status?.hears !== undefined && status.models.length > 0;
  return [
    words,
    { term: pictures.term, text: pictures.text(looksInstead && companies[looksInstead].name) },
    { term: speech.term, text: isKnown ? heard : speech.text(ears) },
  ];
}

/** An e-mail address or an https page; the server accepts nothing else. */
function Contact({ to }: { to: string }): ReactNode {
  const isPage = to.startsWith('https://');
  return (
    <a href={isPage ? to : `mailto:${to}`} className="break-words text-accent underline underline-offset-2">
      {to}
    </a>
  );
}
