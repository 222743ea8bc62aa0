import type { FrameworkWords } from '../frameworks.ts';

export const about = {
  general: 'Um retrato em palavras simples da impressão que dá quem escreve ou aparece, sem modelo de teste.',
  mbti: 'Quatro pares de preferências na tradição de Jung, lidos como quatro escalas graduais que juntas dão um código de quatro letras.',
  bigfive: 'Cinco traços amplos que todo mundo tem em maior ou menor grau; a estrutura com mais apoio na pesquisa.',
  enneagram:
    'Nove padrões de motivos, cada um com um medo e um desejo típicos; popular para reflexão, com apoio desigual na pesquisa.',
  darktraits: 'Tendências do dia a dia de se pôr à frente dos outros, com as atenciosas como contrapeso.',
  'stanford-binet':
    'Os cinco fatores do esquema Stanford-Binet, só para ordenar o raciocínio visível na escrita; nenhum QI é estimado.',
  vocational:
    'Lidos lado a lado: interesses de Holland, valores básicos de Schwartz, valores refinados, motivos de McClelland, teoria da autodeterminação e valores de trabalho.',
  'personality-structure':
    'Lidos lado a lado: Big Five, HEXACO, 16PF, preferências no estilo MBTI, temperamentos de Keirsey, sociônica, Hogan e DISC.',
  clinical: 'Lidos lado a lado: o olhar do MMPI e do MCMI-IV, o esquema do DSM-5 e da SCID e os traços do PID-5.',
  anxiety:
    'Lidas lado a lado: as áreas do BDI-II, da escala de depressão de Hamilton (17), do BAI, do GAD-7 e do PHQ-9.',
  evo: 'Dez escolhas do dia a dia entre tempo, esforço, confiança e busca de status; um olhar exploratório próprio deste serviço.',
} satisfies FrameworkWords;
