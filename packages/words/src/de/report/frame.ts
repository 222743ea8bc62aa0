import type { ReportFrameWords } from '../../report-words.ts';
import { sentence } from './grammar.ts';

export const frame = {
  simulated: 'Simuliertes Modell: zum Ausprobieren gemacht, nicht von einem KI-Anbieter geschrieben.',
  titled: (title, result) => `${title}: ${result}`,
  sentence: (clause) => sentence(clause),
  paragraph: (sentences) => sentences.join(' '),
  clauses: (parts) => parts.join(', '),
  lookedAt: 'Angesehen:',
  against: 'Dagegen:',
  noAnswer:
    'Darauf ließ sich keine Antwort geben, die auf der Analyse und ihrem Material beruht. Eine andere Frage, oder dieselbe in anderen Worten, führt vielleicht weiter.',
} satisfies ReportFrameWords;
