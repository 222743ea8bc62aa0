export const assessments = {
  step: (number: number) => `Step ${number}`,
  models: {
    title: 'Choose an AI model',
    unavailable: 'Not available here',
    name: (number: number) => `Model ${number}`,
  },
  inputTypes: {
    title: 'Choose an input type',
    image: 'Image',
    document: 'Document',
    video: 'Video',
    'text-mbti': 'Text MBTI',
    'image-mbti': 'Image MBTI',
    'video-mbti': 'Video MBTI',
  },
  deepDives: ['Image Deep Dive', 'Text Deep Dive', 'Video Deep Dive'],
  comingSoon: { title: 'Coming Soon', description: (name: string) => `${name} is not ready yet.` },
  matrix: {
    title: 'Additional Assessments',
    row: 'More frameworks for text, image and video',
    close: 'Close',
    framework: 'Framework',
    kinds: { text: 'Text', image: 'Image', video: 'Video' },
    /** Before the sentence about the framework. */
    lead: (framework: string) => `${framework}.`,
    buttonKinds: { text: 'text', image: 'image', video: 'video' },
    button: (framework: string, kind: string) => `${framework}, ${kind}`,
    about: 'Pick a framework, then text, image or video. Text buttons read the Input Preview.',
    note: 'Written by AI from what you supply. An impression, not a diagnosis or a test score.',
  },
} as const;
