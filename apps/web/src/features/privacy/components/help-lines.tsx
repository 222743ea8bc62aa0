import type { ReactNode } from 'react';
import { help } from 'virtual:help';
import { privacy } from '../../../strings/en/privacy.ts';

export function HelpLines(): ReactNode {
  const { everywhere, regions } = help;
  return (
    <>
      <p>
        {privacy.help.text}{' '}
        <a href={`https://${everywhere.contact}`} className="font-semibold text-accent underline underline-offset-2">
          {everywhere.contact}
        </a>{' '}
        ({everywhere.name}).
      </p>
      <dl className="grid gap-x-8 font-sans text-base sm:grid-cols-2">
        {regions.map(({ label, emergency, lines }) => (
          <div key={label} className="border-b border-line py-2.5">
            <dt className="font-medium">{label}</dt>
            {lines.map(({ name, contact }) => (
              <dd key={name}>
                {name}: <span className="whitespace-nowrap">{contact}</span>
              </dd>
            ))}
            <dd className="text-muted">{privacy.help.emergency(emergency)}</dd>
          </div>
        ))}
      </dl>
    </>
  );
}
