import type { FrameworkWords } from '../frameworks.ts';

export const about = {
  general:
    'Un retrato en palabras sencillas de la impresión que da quien escribe o aparece, sin ningún modelo de test.',
  mbti: 'Cuatro pares de preferencias en la tradición de Jung, leídos como cuatro escalas graduales que juntas dan un código de cuatro letras.',
  bigfive:
    'Cinco rasgos amplios que todo el mundo tiene en mayor o menor medida; la estructura mejor respaldada por la investigación.',
  enneagram:
    'Nueve patrones de motivos, cada uno con un miedo y un deseo típicos; popular para reflexionar, con respaldo desigual en la investigación.',
  darktraits: 'Tendencias cotidianas a ponerse por delante de los demás, con las consideradas como contrapeso.',
  'stanford-binet':
    'Los cinco factores del esquema Stanford-Binet, solo para ordenar el razonamiento que se ve en lo escrito; no se estima ningún CI.',
  vocational:
    'Leídos en paralelo: intereses de Holland, valores básicos de Schwartz, valores refinados, motivos de McClelland, teoría de la autodeterminación y valores laborales.',
  'personality-structure':
    'Leídos en paralelo: Big Five, HEXACO, 16PF, preferencias al estilo MBTI, temperamentos de Keirsey, sociónica, Hogan y DISC.',
  clinical:
    'Leídos en paralelo: la mirada del MMPI y del MCMI-IV, el esquema del DSM-5 y la SCID, y los rasgos del PID-5.',
  anxiety: 'Leídas en paralelo: las áreas de BDI-II, escala de depresión de Hamilton (17), BAI, GAD-7 y PHQ-9.',
  evo: 'Diez dilemas cotidianos entre tiempo, esfuerzo, confianza y búsqueda de estatus; una mirada exploratoria propia de este servicio.',
} satisfies FrameworkWords;
