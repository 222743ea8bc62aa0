import type { LensWords } from '../../lens-words.ts';

export const evo: Record<string, LensWords> = {
  poles: {
    title: 'Dix pôles évolutionnistes',
    bands: { balanced: 'en équilibre', leaning: 'léger penchant', marked: 'penchant marqué' },
    dimensions: {
      life_pace: {
        title: 'Rythme de vie',
        low: 'Rapidité',
        high: 'Lenteur',
        cannot: 'ni enfance difficile, ni fertilité, ni santé',
      },
      rank_path: {
        title: 'Chemin vers le rang',
        low: 'Domination',
        high: 'Prestige',
        cannot: 'pas d’après le physique ni la hauteur de la voix',
      },
      forage_mode: { title: 'Explorer ou approfondir', low: 'Exploration', high: 'Approfondissement' },
      risk_mode: {
        title: 'Risque ou sécurité',
        low: 'Risque',
        high: 'Sécurité',
        cannot: 'pas d’après une seule photo spectaculaire',
      },
      threat_tuning: {
        title: 'Vigilance ou confiance',
        low: 'Vigilance',
        high: 'Confiance',
        cannot: 'ni trouble anxieux ni traumatisme',
      },
      exchange_mode: { title: 'Rivaliser ou coopérer', low: 'Rivalité', high: 'Coopération' },
      moral_circle: {
        title: 'Cercle d’attention',
        low: 'Attachement aux siens',
        high: 'Souci de tous',
        cannot: 'ni nationalité, ni origine, ni politique, ni religion',
      },
      kin_investment: {
        title: 'Où va le soin',
        low: 'Famille et soin',
        high: 'Projets et réussite',
        cannot: 'ni situation de famille, ni fertilité, ni parentalité',
      },
      bond_horizon: {
        title: 'Horizon des liens',
        low: 'Horizon long',
        high: 'Horizon ouvert',
        cannot:
          'ni vie sexuelle, ni orientation, ni nombre de partenaires, ni attrait ; reste sans évaluation si la personne qui écrit n’en parle pas',
      },
      signal_mode: {
        title: 'Montrer ou retenir',
        low: 'Mise en avant',
        high: 'Retenue',
        cannot: 'ni richesse, ni classe, ni corps',
      },
    },
  },
};
