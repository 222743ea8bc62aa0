import { MIN_AGE_YEARS } from '@app/contract/limits';
import type { ProviderId } from '@app/contract/models';
import {
  COOKIE_DAYS,
  LEFTOVER_HOURS,
  MAIL_TRACE_HOURS,
  RETENTION_DAYS,
  RETENTION_SLACK_DAYS,
} from '@app/contract/retention';
import { SHARE_DAYS } from '@app/contract/sharing';

/** Loaded with the privacy page only. Every sentence is a promise: what it says must be what the code does. */
export const privacy = {
  title: 'Privacy',
  pageTitle: 'Privacy · AI Personality Analysis',
  description:
    'Which AI company reads what you send, what is kept and for how long, how you delete it, and where to find help.',
  home: 'To the analysis',
  lead: 'You give this site very personal words and pictures. This page says who reads them, what is kept, and how you get rid of it.',
  days: (days: number | undefined) =>
    days === undefined
      ? `${RETENTION_DAYS} days, unless the operator of this site has set another time,`
      : days === 1
        ? '1 day'
        : `${days} days`,
  short: (kept: string) => [
    'An AI company reads what you send. Which one depends on the model you choose.',
    `Your reports and your chat are kept for ${kept} or until you press New Analysis.`,
    'There is no account, no tracking and no advertising. Nothing is sold.',
  ],
  simulated:
    'This site runs with simulated models at the moment: a program writes samples, and no AI company is asked.',

  companies: {
    anthropic: { name: 'Anthropic', seat: 'United States' },
    openai: { name: 'OpenAI', seat: 'United States' },
    deepseek: { name: 'DeepSeek', seat: 'China' },
    perplexity: { name: 'Perplexity', seat: 'United States' },
  } satisfies Record<ProviderId, { name: string; seat: string }>,

  reads: {
    title: 'Who reads what you send',
    intro: 'The page calls the models by numbers. These are the companies behind them:',
    company: (name: string, seat: string) => `${name} (${seat})`,
    what: 'And this is what goes to them:',
    words: {
      term: 'Words',
      text: 'A text goes to the company of the model you choose. Of a document, only its words go there. With a chat question go the report, your text and the chat so far. In an interview, your answer to a fixed question goes there as soon as you press Next question.',
    },
    pictures: {
      term: 'Pictures',
      text: (other: string | undefined) =>
        `Pictures, frames of a video and scanned pages go to the company of the model you choose, made smaller and without place or camera data. If that model cannot see, ${other ?? 'another company of the list'} looks instead, and the report of a picture or video says so.`,
    },
    speech: {
      term: 'Speech',
      text: (company: string) =>
        `What is said in a video is written down by ${company}, whichever model you choose, where this site has switched that on.`,
      heard: (company: string) => `What is said in a video is written down by ${company}, whichever model you choose.`,
      unheard: 'The sound of a video is sent to nobody.',
    },
    after: [
      'Anthropic and OpenAI also get a code made from your session label, so that they can act against abuse. Your network address, your cookie and e-mail addresses are sent to none of them.',
      'AI companies may keep what they get under terms of their own, some for up to 30 days. Where a company lets us ask it not to store your words, we ask. We cannot delete anything there.',
    ],
  },

  kept: {
    title: 'What is kept, and for how long',
    rows: (kept: string) => [
      {
        term: 'Language and time zone',
        text: 'With each analysis and question, the language of this page and the region and time zone of your browser, sealed like the rest: they choose the numbers of the help card, should one be needed, and the language of the report where your text does not tell it.',
      },
      {
        term: 'Your files',
        text: `The original until it has been read, pictures made from it until the analysis ends: minutes, as a rule. What a crash leaves behind is removed within ${LEFTOVER_HOURS * 60} minutes.`,
      },
      {
        term: 'Text, reports, chat, answers about yourself',
        text: `For ${kept} or until you press New Analysis. The clean-up may take up to ${RETENTION_SLACK_DAYS} days more.`,
      },
      {
        term: 'Shared copies',
        text: `For ${SHARE_DAYS} days or until you revoke the link. A small picture is kept only with a report you shared. Anyone who has the link can read the copy.`,
      },
      {
        term: 'E-mail addresses',
        text: `Sealed until the mail has left; the mail service that delivers it sees both addresses and the link. After that, for ${MAIL_TRACE_HOURS} hours, only as keyed hashes, and so is the network a mail was asked for from. They limit how many mails can be sent.`,
      },
      {
        term: 'Logs and costs',
        text: 'Times, sizes, codes, random ids and what a call to a model cost. None of your words, no file names, no addresses.',
      },
    ],
  },

  sealed: {
    title: 'Who else could read it',
    text: [
      'Everything you write or receive is stored encrypted. The key needs two halves: one is on the server, the other is in your cookie and nowhere else.',
      'The operator of this site could read your words only while an analysis, a chat answer or a mail you share with is under way, and in the moments in which your browser asks for them. In between, what the server holds does not open them.',
      'If you lose the cookie, nobody can bring your reports back.',
    ],
  },

  deleted: {
    title: 'How you delete it',
    text: [
      'Press New Analysis. It destroys the key first: from that moment nothing of yours can be opened, in this session or in another of this browser. Then it removes the texts, the reports, the chats and files that are still waiting.',
      'Links you have shared stay, because other people may rely on them. Revoke them in the Share window or below.',
      'A backup the operator made while an analysis was running may hold that one readable until the backup is deleted. What an AI company or a mailbox received is out of our reach.',
    ],
  },

  cookie: {
    title: 'The cookie',
    text: [
      `There is one. It holds a random secret, your half of the key, and lasts ${COOKIE_DAYS} days. It goes to this site only, no script can read it, and it says nothing about you. Without it nobody could give you your own reports and keep them from others.`,
      'Your browser also remembers a random session label, the language you chose and whether you chose light or dark colours. What you type is kept there, and nowhere else, until you send it or press New Analysis. Reading this page sets no cookie.',
    ],
  },

  never: {
    title: 'What we do not do',
    list: [
      'No account and no login.',
      'No tracking, no advertising, nothing loaded from other sites.',
      'No selling or lending of what you send.',
      'No training of AI by us.',
      'No face recognition: nobody is told who is in a picture.',
    ],
  },

  limits: {
    title: 'What it is not for',
    list: [
      'It is not a diagnosis and takes the place of no doctor or counsellor.',
      'It is no basis for decisions about work, credit, insurance, education, law or health.',
      `It is not for people under ${MIN_AGE_YEARS}.`,
      'It is not for other people’s texts or pictures without their consent. Ask first, and ask adults only.',
    ],
  },

  help: {
    title: 'If you need help now',
    text: 'If you or someone else is in danger, call the emergency number. If you think of ending your life or hurting yourself, talk to someone today:',
    directory: (name: string) => `(${name}, for every country).`,
    emergency: 'Emergency',
  },

  software: {
    title: 'The software',
    text: 'This page uses fonts and program parts by others.',
    link: 'Their licences',
  },

  contact: { title: 'Questions', text: 'Ask the operator of this site:' },
} as const;
