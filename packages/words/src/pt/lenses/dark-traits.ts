import type { LensWords } from '../../lens-words.ts';

export const darkTraits: Record<string, LensWords> = {
  darktraits: {
    title: 'Tendências sombrias e luminosas',
    trademark: 'Itens e pontos de corte de SD3/SD4, NPI, MACH-IV, TriPM e PCL-R não são usados.',
    bands: { not_seen: 'não aparece', faint: 'de leve', some: 'em parte', clear: 'com clareza' },
    dimensions: {
      machiavellianism: { title: 'Maquiavelismo', cannot: 'não se lê em conversas sobre negócios ou xadrez' },
      grandiose_narcissism: {
        title: 'Narcisismo grandioso',
        cannot: 'não se lê no orgulho por uma conquista nem nos pronomes de primeira pessoa',
      },
      primary_psychopathy: {
        title: 'Psicopatia (frieza e ousadia)',
        cannot: 'não se lê em conversas sobre crimes nem no humor ácido',
      },
      everyday_sadism: { title: 'Sadismo cotidiano', cannot: 'não se lê na ficção de terror nem em brincadeiras' },
      vulnerable_narcissism: { title: 'Narcisismo vulnerável', cannot: 'não se lê em uma mágoa comum' },
      secondary_psychopathy: {
        title: 'Psicopatia secundária (impulsiva e reativa)',
        cannot: 'não se lê em reações a um trauma',
      },
      borderline_features: {
        title: 'Sinais de instabilidade emocional',
        row: 'Instabilidade emocional',
        cannot: 'não é transtorno algum',
      },
      d_core: { title: 'Núcleo sombrio (D)', cannot: 'não se lê em frases isoladas' },
      kantianism: { title: 'Luz: tratar as pessoas como fins', row: 'Luz: pessoas como fins' },
      humanism: { title: 'Luz: valorizar cada pessoa', row: 'Luz: valor da pessoa' },
      faith_in_humanity: { title: 'Luz: fé nas pessoas' },
    },
  },
};
