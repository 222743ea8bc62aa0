/** The dialog of a picture to share: loaded when it is opened. */
export const picture = {
  text: 'For posts and messages: no address in it, and marked as written by AI.',
  choose: 'Quote in the picture',
  none: 'No quote',
  drawing: 'The picture is being drawn.',
  drawn: 'The picture is ready.',
  alt: 'Preview of the picture: headline, portrait, quote and chart of the report',
  save: (format: string) => `Save as ${format}`,
  notOffered: 'No picture is made of a report that begins with help lines, or of one about several people.',
  failed: { title: 'Error', description: 'The picture could not be made. Please try again.' },
  again: 'Try again',
} as const;
