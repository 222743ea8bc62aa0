import { MIN_AGE_YEARS } from '@app/contract/limits';

export const page = {
  title: 'AI Personality Analysis',
  description: 'AI-written personality analyses in which every claim carries a checked quote.',
  language: 'Language',
  skip: 'Skip to the input',
  themeToDark: 'Switch to dark colours',
  themeToLight: 'Switch to light colours',
  notNow: 'Not available at the moment',
  notNowNames: (names: readonly string[]) => `Not available at the moment: ${names.join(', ')}`,
  simulated: {
    title: 'Simulated models.',
    text: 'No AI company is asked here. A program writes sample analyses, so treat them as examples.',
  },
  notFound: {
    title: '404 Page Not Found',
    text: 'Did you forget to add the page to the router?',
    home: 'Go to the start page',
  },
  notice: [
    `Only your own material, that of an adult who agreed, or fiction. From the age of ${MIN_AGE_YEARS}.`,
    'Not a diagnosis; not for hiring, credit, insurance, education, legal or medical decisions.',
    'The AI company behind the model you choose reads what you send.',
  ],
  privacy: { link: 'Privacy', links: 'Shared links', opens: '(opens in a new tab)' },
  puzzle: 'Just a moment: your browser is solving a small puzzle…',
  navigation: { label: 'Parts of the page', input: 'Input', analysis: 'Analysis', chat: 'Chat' },
  chooseFile: { image: 'Choose an image', video: 'Choose a video' },
  sharedMedia: { image: 'Shared image', video: 'Shared video' },
} as const;
