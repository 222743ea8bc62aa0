export const sharing = {
  title: 'Share Analysis',
  text: 'We send a link that anyone holding it can open.',
  senderEmail: 'Your Email',
  recipientEmail: "Recipient's Email",
  invalidEmail: 'Please enter a valid email',
  submit: 'Share',
  sending: 'Sending...',
  close: 'Close',
  shared: { title: 'Success', description: 'Analysis shared successfully!' },
  failed: { title: 'Error', description: 'Failed to share analysis. Please try again.' },
  nothing: { title: 'Error', description: 'No analysis to share' },
  loaded: { title: 'Shared Analysis Loaded' },
  notLoaded: {
    title: 'Error',
    description: 'Failed to load shared analysis. It may have expired or been removed.',
  },
} as const;
