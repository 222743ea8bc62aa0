import { createFormat } from '../format.ts';

const { plural } = createFormat('en');

export const input = {
  title: 'Input Preview',
  toggle: 'Text Input',
  interview: 'Interview me',
  nothing: 'Nothing selected yet.',
  label: 'Text to analyze',
  placeholder: 'Type, paste, or upload a document to analyze...',
  example: 'Try an example',
  words: (count: number) => plural(count, { one: '# word', other: '# words' }),
  samples: ['Short sample', 'General impression', 'Good sample', 'Strong sample'],
  keys: 'Enter to analyze, Shift+Enter for a new line',
  upload: 'Upload Document',
  extracting: 'Reading the document…',
  submit: 'Analyze Text',
  more: 'More text analyses',
  frameworks: {
    'personality-structure': 'Consolidated Personality Structure',
    mbti: 'MBTI',
    bigfive: 'Big Five',
    enneagram: 'Enneagram',
  },
  drop: {
    title: 'Drag & drop files here to analyze',
    supports: 'Supports JPG, PNG, MP4, MOV, PDF, DOC, DOCX (max 50MB)',
    camera: 'Take a photo',
    now: 'Drop the file to analyze it',
    wait: 'An analysis is running. Drop the file when it has ended.',
  },
  mode: {
    next: { image: 'The next image goes to', video: 'The next video goes to' },
    clear: 'Clear assessment mode',
  },
  media: {
    image: 'Uploaded image',
    video: 'Uploaded video',
    noPicture: 'This browser cannot show the file. It can still be analyzed.',
    analyze: (model: string) => `Analyze with ${model}`,
    analyzeAgain: (model: string) => `Re-Analyze with ${model}`,
    mbti: { image: 'MBTI Image Analysis', video: 'MBTI Video Analysis' },
    remove: 'Remove media',
  },
  document: { analyzeAgain: 'Re-Analyze', mbti: 'MBTI Document Analysis', remove: 'Remove document' },
  refused: {
    type: {
      title: 'Unsupported File Type',
      description: 'Please upload an image, video, PDF, DOC, DOCX, or TXT file.',
    },
    media: { title: 'Unsupported File Type', description: 'Please upload an image or video file.' },
    extraction: { title: 'Unsupported File', description: 'Please upload a PDF, DOC, DOCX, or TXT file' },
    size: { title: 'File Too Large', description: 'Please upload a file of 50MB or less.' },
    several: { title: 'One File Only', description: 'Please upload one file at a time.' },
  },
} as const;
