import type { LensWords } from '../../lens-words.ts';

export const evo: Record<string, LensWords> = {
  poles: {
    title: 'Dez polos evolutivos',
    bands: { balanced: 'em equilíbrio', leaning: 'tendência', marked: 'tendência marcada' },
    dimensions: {
      life_pace: {
        title: 'Ritmo de vida',
        low: 'Rapidez',
        high: 'Lentidão',
        cannot: 'nada sobre dificuldades na infância, fertilidade ou saúde',
      },
      rank_path: {
        title: 'Caminho para o status',
        low: 'Dominância',
        high: 'Prestígio',
        cannot: 'não se lê no porte físico nem no tom de voz',
      },
      forage_mode: { title: 'Explorar ou aproveitar', low: 'Exploração', high: 'Aproveitamento' },
      risk_mode: {
        title: 'Risco ou segurança',
        low: 'Risco',
        high: 'Segurança',
        cannot: 'não se lê em uma única foto dramática',
      },
      threat_tuning: {
        title: 'Vigilância ou confiança',
        low: 'Vigilância',
        high: 'Confiança',
        cannot: 'não é um transtorno de ansiedade nem um trauma',
      },
      exchange_mode: { title: 'Competir ou cooperar', low: 'Competição', high: 'Cooperação' },
      moral_circle: {
        title: 'Círculo de cuidado',
        low: 'Apego ao próprio grupo',
        high: 'Cuidado com todos',
        cannot: 'nada sobre nacionalidade, etnia, política ou religião',
      },
      kin_investment: {
        title: 'Para onde vai o cuidado',
        low: 'Família e cuidado',
        high: 'Projeto e realização',
        cannot: 'nada sobre situação familiar, fertilidade ou filhos',
      },
      bond_horizon: {
        title: 'Horizonte dos vínculos',
        low: 'Horizonte longo',
        high: 'Horizonte aberto',
        cannot:
          'nada sobre vida sexual, orientação, número de parceiros ou atratividade; fica sem avaliação se quem escreve não toca no assunto',
      },
      signal_mode: {
        title: 'Exibição ou discrição',
        low: 'Exibição',
        high: 'Discrição',
        cannot: 'nada sobre riqueza, classe ou corpo',
      },
    },
  },
};
