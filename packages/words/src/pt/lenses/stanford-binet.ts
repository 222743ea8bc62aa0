import type { LensWords } from '../../lens-words.ts';

const NEEDS_SUPERVISION = 'exige tarefas supervisionadas';

export const stanfordBinet: Record<string, LensWords> = {
  factors: {
    title: 'Raciocínio à vista',
    trademark: 'Stanford-Binet e SB5 são marcas da editora do teste. Sem subtestes, itens nem normas.',
    dimensions: {
      fr_v: {
        title: 'Raciocínio fluido - verbal',
        row: 'Fluido - verbal',
        cannot: 'um tema fácil não mostra nada em nenhum sentido',
      },
      kn_v: {
        title: 'Conhecimento - verbal',
        cannot: 'não é formação; escrever em outra língua, usar IA ou fazer consultas muda o resultado',
      },
      qr_v: {
        title: 'Raciocínio quantitativo - verbal',
        row: 'Quantitativo - verbal',
        cannot: 'só se o texto de fato raciocina com quantidades; senão, não é avaliável',
      },
      vs_v: {
        title: 'Visual-espacial - verbal',
        cannot: 'só se relações espaciais são descritas; senão, não é avaliável',
      },
      wm_v: {
        title: 'Memória de trabalho - verbal',
        row: 'Memória - verbal',
        cannot: 'a escrita é uma memória externa sem limite',
      },
      fr_nv: { title: 'Raciocínio fluido - não verbal', row: 'Fluido - não verbal', cannot: NEEDS_SUPERVISION },
      kn_nv: { title: 'Conhecimento - não verbal', row: 'Conhecim. - não verbal', cannot: NEEDS_SUPERVISION },
      qr_nv: { title: 'Raciocínio quantitativo - não verbal', row: 'Quantit. - não verbal', cannot: NEEDS_SUPERVISION },
      vs_nv: { title: 'Visual-espacial - não verbal', row: 'Visual-esp. - não verbal', cannot: NEEDS_SUPERVISION },
      wm_nv: { title: 'Memória de trabalho - não verbal', row: 'Memória - não verbal', cannot: NEEDS_SUPERVISION },
    },
  },
};
