import type { LensWords } from '../../lens-words.ts';

export const schwartz19 = {
  title: 'Verfeinerte Werte',
  trademark: 'PVQ: Verwendung nur mit Erlaubnis des Autors.',
  dimensions: {
    sdt: { title: 'Selbstbestimmung - Denken', row: 'Selbstbest. - Denken' },
    sda: { title: 'Selbstbestimmung - Handeln', row: 'Selbstbest. - Handeln' },
    st: { title: 'Stimulation' },
    he: { title: 'Hedonismus' },
    ac: { title: 'Leistung' },
    pod: { title: 'Macht - Dominanz' },
    por: { title: 'Macht - Ressourcen' },
    fac: { title: 'Gesicht wahren' },
    sep: { title: 'Sicherheit - persönlich' },
    ses: { title: 'Sicherheit - gesellschaftlich', row: 'Sicherheit - öffentlich', cannot: 'keine Politik' },
    tr: { title: 'Tradition' },
    hum: { title: 'Demut' },
    cor: { title: 'Konformität - Regeln' },
    coi: { title: 'Konformität - Rücksicht' },
    bed: { title: 'Benevolenz - Verlässlichkeit', row: 'Benevolenz - Verlass' },
    bec: { title: 'Benevolenz - Fürsorge' },
    unc: { title: 'Universalismus - Gerechtigkeit', row: 'Univers. - Gerechtigkeit', cannot: 'keine Politik' },
    unn: { title: 'Universalismus - Natur' },
    unt: { title: 'Universalismus - Toleranz' },
  },
} satisfies LensWords;
