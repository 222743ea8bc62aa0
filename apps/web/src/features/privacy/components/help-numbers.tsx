import type { HelpLines } from '@app/contract/help-lines';
import type { ReactNode } from 'react';
import type { PrivacyWords } from '@app/words/catalogue';
import { currentLanguage } from '../../../words/language.ts';
import { tags } from '@app/words/languages';

const DIRECTORY = { name: 'Find A Helpline', site: 'https://findahelpline.com' };

type Props = { help: HelpLines | undefined; words: PrivacyWords['help'] };

/** Shows the international directory until the numbers are loaded. */
export function HelpNumbers({ help, words }: Props): ReactNode {
  const countries = new Intl.DisplayNames(tags[currentLanguage()], { type: 'region' });
  const { name, site } = help?.international ?? DIRECTORY;
  const regions = (help?.regions ?? []).filter(({ lines }) => lines.length > 0);
  return (
    <>
      <p>
        {words.text}{' '}
        <a href={site} className="font-semibold text-accent underline underline-offset-2">
          {new URL(site).host}
        </a>{' '}
        {words.directory(name)}
      </p>
      <dl className="grid gap-x-8 font-sans text-base sm:grid-cols-2">
        {regions.map(({ region, emergency, lines }) => (
          <div key={region} className="border-b border-line py-2.5">
            <dt className="font-medium">{countries.of(region)}</dt>
            {lines.map((line) => (
              <dd key={line.name} dir="auto">
                {line.name}: <Dial numbers={line.phone} />{' '}
                {line.hours && <span className="text-muted">{line.hours}</span>}
              </dd>
            ))}
            <dd className="text-muted">
              {words.emergency} <Dial numbers={emergency} />
            </dd>
          </div>
        ))}
      </dl>
    </>
  );
}

function Dial({ numbers }: { numbers: readonly string[] }): ReactNode {
  return numbers.map((number, index) => (
    <span key={number}>
      {index > 0 && ', '}
      <a href={`tel:${number.replaceAll(/[ -]/g, '')}`} className="whitespace-nowrap underline underline-offset-2">
        {number}
      </a>
    </span>
  ));
}
