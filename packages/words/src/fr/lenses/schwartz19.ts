import type { LensWords } from '../../lens-words.ts';

export const schwartz19 = {
  title: 'Valeurs affinées',
  trademark: 'PVQ : usage soumis à l’autorisation de l’auteur.',
  dimensions: {
    sdt: { title: 'Autonomie - pensée' },
    sda: { title: 'Autonomie - action' },
    st: { title: 'Stimulation' },
    he: { title: 'Hédonisme' },
    ac: { title: 'Réussite' },
    pod: { title: 'Pouvoir - domination' },
    por: { title: 'Pouvoir - ressources' },
    fac: { title: 'Image publique' },
    sep: { title: 'Sécurité - personnelle' },
    ses: { title: 'Sécurité - de la société', cannot: 'pas la politique' },
    tr: { title: 'Tradition' },
    hum: { title: 'Humilité' },
    cor: { title: 'Conformité - règles' },
    coi: { title: 'Conformité - égards' },
    bed: { title: 'Bienveillance - fiabilité', row: 'Bienv. - fiabilité' },
    bec: { title: 'Bienveillance - soin' },
    unc: { title: 'Universalisme - justice', cannot: 'pas la politique' },
    unn: { title: 'Universalisme - nature' },
    unt: { title: 'Universalisme - tolérance', row: 'Univers. - tolérance' },
  },
} satisfies LensWords;
