export const sharing = {
  title: 'Share Analysis',
  text: 'We send a link that anyone holding it can open.',
  senderEmail: 'Your Email',
  recipientEmail: "Recipient's Email",
  invalidEmail: 'Please enter a valid email',
  submit: 'Share',
  sending: 'Sending...',
  cancel: 'Cancel',
  close: 'Close',
  preview: {
    image: 'A small copy of your image is shown with the analysis.',
    video: 'A small picture of the first moment of your video is shown with the analysis.',
  },
  links: {
    title: 'Links you have shared',
    general: 'Personality',
    dates: (shared: string, expires: string) => `Shared ${shared} · expires ${expires}`,
    revoke: 'Revoke',
    revokeThis: (label: string, shared: string) => `Revoke the link to ${label}, shared ${shared}`,
    revoked: 'Revoked',
    told: (label: string) => `The link to ${label} is revoked. It opens nothing any more.`,
    mail: {
      sending: 'E-mail: being sent',
      waiting: 'E-mail: the mail server has not taken it yet; we keep trying',
      accepted: 'E-mail: accepted by the mail server',
      unsure: 'E-mail: may have arrived; it is not sent again',
      refused: 'E-mail: refused by the mail server, not sent',
      'gave-up': 'E-mail: not sent; the mail server did not take it in time',
    },
    failed: { title: 'Error', description: 'Failed to revoke the link. Please try again.' },
  },
  waiting: {
    title: 'Waiting',
    description:
      'The mail server has not taken the e-mail yet. We keep trying; the share dialog shows what becomes of it.',
  },
  unsure: {
    title: 'Perhaps sent',
    description:
      'The connection broke while the mail server took the e-mail. It may have arrived, so it is not sent again.',
  },
  shared: { title: 'Success', description: 'Analysis shared successfully!' },
  failed: { title: 'Error', description: 'Failed to share analysis. Please try again.' },
  nothing: { title: 'Error', description: 'No analysis to share' },
  loaded: { title: 'Shared Analysis Loaded' },
  notLoaded: { title: 'Error', description: 'Failed to load shared analysis. It may have expired or been removed.' },
} as const;
