import type { FrameworkWords } from '../frameworks.ts';

export const about = {
  general: 'Ein Porträt in klaren Worten: wie die schreibende oder gezeigte Person wirkt, ohne Testmodell.',
  mbti: 'Vier Gegensatzpaare in der Tradition von Jung, gelesen als vier gleitende Skalen, die zusammen einen Code aus vier Buchstaben geben.',
  bigfive:
    'Fünf breite Merkmale, die alle Menschen mehr oder weniger stark haben; das am besten belegte Modell der Persönlichkeitsforschung.',
  enneagram:
    'Neun Muster von Motiven, jedes mit einer typischen Angst und einem Wunsch; beliebt zur Selbstreflexion, in der Forschung uneinheitlich belegt.',
  darktraits: 'Alltägliche Neigungen, sich selbst vor andere zu stellen, mit den rücksichtsvollen als Gegengewicht.',
  'stanford-binet':
    'Die fünf Faktoren des Stanford-Binet-Schemas, nur um das Denken zu ordnen, das sich im Schreiben zeigt; ein IQ wird nicht geschätzt.',
  vocational:
    'Nebeneinander gelesen: Interessen nach Holland, Grundwerte nach Schwartz, verfeinerte Werte, Motive nach McClelland, Selbstbestimmungstheorie und Arbeitswerte.',
  'personality-structure':
    'Nebeneinander gelesen: Big Five, HEXACO, 16PF, Präferenzen nach Art des MBTI, Temperamente nach Keirsey, Sozionik, Hogan und DISC.',
  clinical:
    'Nebeneinander gelesen: der Blick von MMPI und MCMI-IV, das Schema von DSM-5 und SCID und die Merkmale des PID-5.',
  anxiety: 'Nebeneinander gelesen: die Bereiche von BDI-II, Hamilton-Depressionsskala (17), BAI, GAD-7 und PHQ-9.',
  evo: 'Zehn alltägliche Abwägungen zwischen Zeit, Mühe, Vertrauen und Ansehen; ein eigener, erkundender Blick dieses Angebots.',
} satisfies FrameworkWords;
