import type { LensWords } from '../../lens-words.ts';

export const sixteenPf = {
  title: '16PF',
  trademark: '16PF ist eine eingetragene Marke (IPAT / Talogy).',
  dimensions: {
    a: { title: 'Wärme', low: 'reserviert', high: 'warmherzig' },
    b: {
      title: 'Logisches Schlussfolgern',
      low: 'konkret',
      high: 'abstrakt',
      cannot: 'eine Fähigkeitsskala, die Testaufgaben braucht',
    },
    c: { title: 'Emotionale Stabilität', low: 'leicht bewegt', high: 'ausgeglichen' },
    e: { title: 'Dominanz', low: 'nachgiebig', high: 'durchsetzungsstark' },
    f: { title: 'Lebhaftigkeit', low: 'ernst', high: 'lebhaft' },
    g: { title: 'Regelbewusstsein', low: 'nach Zweckmäßigkeit', high: 'pflichtbewusst' },
    h: { title: 'Soziale Kühnheit', low: 'schüchtern', high: 'kühn' },
    i: { title: 'Empfindsamkeit', low: 'sachlich', high: 'feinsinnig' },
    l: { title: 'Wachsamkeit', low: 'vertrauensvoll', high: 'wachsam' },
    m: { title: 'Gedankenversunkenheit', low: 'praktisch', high: 'in Ideen vertieft' },
    n: { title: 'Verschlossenheit', low: 'freimütig', high: 'diskret' },
    o: { title: 'Besorgtheit', low: 'selbstsicher', high: 'selbstzweifelnd' },
    q1: {
      title: 'Offenheit für Veränderung',
      row: 'Veränderung',
      low: 'dem Vertrauten verbunden',
      high: 'experimentierfreudig',
      cannot: 'weder Politik noch Religion',
    },
    q2: { title: 'Selbstgenügsamkeit', low: 'der Gruppe zugewandt', high: 'gern allein' },
    q3: { title: 'Perfektionismus', low: 'gelassen bei Unordnung', high: 'geordnet' },
    q4: { title: 'Anspannung', low: 'entspannt', high: 'getrieben' },
  },
} satisfies LensWords;
