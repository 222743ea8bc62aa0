import type { LensWords } from '../../lens-words.ts';

export const darkTraits: Record<string, LensWords> = {
  darktraits: {
    title: 'Tendencias oscuras y luminosas',
    trademark: 'No se usan frases ni puntos de corte de SD3/SD4, NPI, MACH-IV, TriPM o PCL-R.',
    bands: { not_seen: 'no se ve', faint: 'apenas', some: 'algo', clear: 'con claridad' },
    dimensions: {
      machiavellianism: { title: 'Maquiavelismo', cannot: 'no por hablar de negocios o de ajedrez' },
      grandiose_narcissism: {
        title: 'Narcisismo grandioso',
        cannot: 'no por el orgullo de un logro ni por hablar en primera persona',
      },
      primary_psychopathy: {
        title: 'Psicopatía (insensible y osada)',
        row: 'Psicopatía',
        cannot: 'no por hablar de delitos ni por el humor negro',
      },
      everyday_sadism: { title: 'Sadismo cotidiano', cannot: 'no por la ficción de terror ni por las bromas' },
      vulnerable_narcissism: { title: 'Narcisismo vulnerable', cannot: 'no por un dolor corriente' },
      secondary_psychopathy: {
        title: 'Psicopatía secundaria (impulsiva y reactiva)',
        row: 'Psicopatía secundaria',
        cannot: 'no por reacciones a un trauma',
      },
      borderline_features: {
        title: 'Rasgos de inestabilidad emocional',
        row: 'Inestabilidad emocional',
        cannot: 'ningún trastorno',
      },
      d_core: { title: 'Núcleo oscuro (D)', cannot: 'no a partir de frases sueltas' },
      kantianism: { title: 'Luz - tratar a las personas como fines', row: 'Luz - personas' },
      humanism: { title: 'Luz - valorar a cada persona', row: 'Luz - aprecio' },
      faith_in_humanity: { title: 'Luz - confianza en la gente', row: 'Luz - confianza' },
    },
  },
};
