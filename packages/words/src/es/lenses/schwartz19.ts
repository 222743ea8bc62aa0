import type { LensWords } from '../../lens-words.ts';

export const schwartz19 = {
  title: 'Valores refinados',
  trademark: 'PVQ: uso solo con permiso del autor.',
  dimensions: {
    sdt: { title: 'Autodirección - pensamiento', row: 'Autodir. - pensamiento' },
    sda: { title: 'Autodirección - acción' },
    st: { title: 'Estimulación' },
    he: { title: 'Hedonismo' },
    ac: { title: 'Logro' },
    pod: { title: 'Poder - dominio' },
    por: { title: 'Poder - recursos' },
    fac: { title: 'Imagen pública' },
    sep: { title: 'Seguridad - personal' },
    ses: { title: 'Seguridad - social', cannot: 'no es política' },
    tr: { title: 'Tradición' },
    hum: { title: 'Humildad' },
    cor: { title: 'Conformidad - normas' },
    coi: { title: 'Conformidad - trato' },
    bed: { title: 'Benevolencia - fiabilidad', row: 'Benevol. - fiabilidad' },
    bec: { title: 'Benevolencia - cuidado' },
    unc: { title: 'Universalismo - justicia', cannot: 'no es política' },
    unn: { title: 'Universalismo - naturaleza', row: 'Univers. - naturaleza' },
    unt: { title: 'Universalismo - tolerancia', row: 'Univers. - tolerancia' },
  },
} satisfies LensWords;
