import type { LensWords } from '../../lens-words.ts';

export const schwartz19 = {
  title: 'Valores refinados',
  trademark: 'PVQ: uso somente com permissão do autor.',
  dimensions: {
    sdt: { title: 'Autodireção - pensamento' },
    sda: { title: 'Autodireção - ação' },
    st: { title: 'Estimulação' },
    he: { title: 'Hedonismo' },
    ac: { title: 'Realização' },
    pod: { title: 'Poder - domínio' },
    por: { title: 'Poder - recursos' },
    fac: { title: 'Imagem pública' },
    sep: { title: 'Segurança - pessoal' },
    ses: { title: 'Segurança - social', cannot: 'não é política' },
    tr: { title: 'Tradição' },
    hum: { title: 'Humildade' },
    cor: { title: 'Conformidade - regras' },
    coi: { title: 'Conformidade - interpessoal', row: 'Conformidade - relações' },
    bed: { title: 'Benevolência - confiabilidade', row: 'Confiabilidade' },
    bec: { title: 'Benevolência - cuidado' },
    unc: { title: 'Universalismo - justiça', cannot: 'não é política' },
    unn: { title: 'Universalismo - natureza' },
    unt: { title: 'Universalismo - tolerância', row: 'Universal. - tolerância' },
  },
} satisfies LensWords;
