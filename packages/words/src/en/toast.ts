const failedTo = (act: string): string => `Failed to ${act}. Please try again.`;

export const toast = {
  label: 'Notification',
  region: 'Notifications ({hotkey})',
  close: 'Close',

  runTitle: (label: string | undefined, date: string) => `${label ?? 'Personality'} Analysis - ${date}`,
  complete: (label: string | undefined) => ({ title: label ? `${label} Analysis Complete` : 'Analysis Complete' }),
  stopped: { title: 'Analysis Stopped' },
  failed: {
    title: 'Analysis Failed',
    textMissing: 'Please provide text to analyze',
    text: (type: string) => failedTo(`analyze ${type}`),
    what: { text: 'text', document: 'document' },
  },
  uploadFailed: { title: 'Upload Failed', description: failedTo('upload media') },
  mediaFailed: {
    image: { title: 'Error', description: failedTo('analyze image') },
    video: { title: 'Error', description: failedTo('analyze video') },
  },
  noData: {
    image: { title: 'Error', description: 'No image data available' },
    video: { title: 'Error', description: 'No video data available' },
  },
  lost: {
    title: 'Analysis Failed',
    description: 'The live connection was lost. The analysis may still be running: reload the page to see it.',
  },
  notStopped: { title: 'Error', description: 'Failed to stop the analysis. It may still be running.' },

  noText: { title: 'No Text', description: 'Please enter some text first' },
  /** For the buttons of the side bar, far from the text box. */
  noTextBelow: { title: 'No Text', description: 'Please enter text in the Input Preview section below' },
  extracting: { title: 'Extracting Text' },
  extracted: { title: 'Text Extracted' },
  extractionFailed: {
    title: 'Extraction Failed',
    description: 'Could not extract text from the document. Please try again.',
  },
  exampleFailed: { title: 'Error', description: failedTo('load the example') },
  reUpload: {
    title: 'Re-upload Required',
    description: 'Please re-upload the document to analyze with the new model.',
  },
} as const;
