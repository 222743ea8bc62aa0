/** Every word of the mail. Nothing a visitor or a model wrote gets in but the sender's address. */
export const mail = {
  senderName: 'AI Personality Analysis',
  subject: 'A personality analysis was shared with you',
  shared: (sender: string) => `Someone who gave the address ${sender} has shared a personality analysis with you.`,
  read: 'Read the analysis',
  expiry: (days: number) =>
    `The link stops working ${days} days after the analysis was first shared. Anyone who has it can read the analysis.`,
  caution: 'The analysis was written by an AI. It may be wrong, and it is not a diagnosis.',
  unverified:
    'We did not check that this address belongs to the sender. If you do not know it, or did not expect this, you can ignore this e-mail: you are on no list, and nothing else will follow.',
} as const;
