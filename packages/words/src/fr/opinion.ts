import { completeOpinion } from '../catalogue.ts';
import { createFormat } from '../format.ts';

const { plural } = createFormat('fr');

export const opinion = completeOpinion({
  choose: {
    title: 'Interroger d’autres modèles',
    text: (framework) =>
      `Faites lire le même matériel selon « ${framework} » par d’autres modèles. Rien n’est envoyé une nouvelle fois.`,
    calls: (count) => plural(count, { one: 'environ # appel', many: 'environ # appels', other: 'environ # appels' }),
    again: 'l’a lu ; une seconde fois montre sa stabilité',
    off: 'indisponible ici',
    goesTo: 'Le matériel va aux entreprises des modèles que vous cochez, et à personne d’autre.',
    uses: (asked, left) => `Utilise ${asked} des ${left} lectures qu’il vous reste aujourd’hui.`,
    left: (left) => `Lectures qu’il vous reste aujourd’hui : ${left}.`,
    all: 'Tout cocher',
    ask: (count) =>
      plural(count, { one: 'Interroger # modèle', many: 'Interroger # modèles', other: 'Interroger # modèles' }),
    none: 'Cochez d’abord un modèle',
    asking: 'Envoi de la demande',
  },
  gone: 'Le matériel de ce rapport n’est plus conservé : aucun autre modèle ne peut le lire. Le rapport peut être comparé à un autre.',
  more: 'Interroger plus de modèles',
  compareWith: 'Comparer avec un autre rapport',
  noOther: 'Seulement les deuxièmes avis',
  refused: (model, reason) => `${model} n’a pas été interrogé : ${reason}`,
  again: (model) => `Interroger ${model} encore une fois`,
  states: { open: 'en cours d’écriture', failed: 'sans réponse', cancelled: 'arrêtée' },
  quotes: (count) => plural(count, { one: '# citation', many: '# citations', other: '# citations' }),
  mean: 'Moyenne',
  table: 'Tableau',
  scale: 'Échelle',
  agreement: 'Accord',
  restsOn: (row) => `Ce sur quoi reposent les lectures de « ${row} »`,
  shared: { all: 'Partagées par toutes', some: (count, of) => `${count} sur ${of}`, one: 'Une seule' },
  only: (label) => `Seul ${label} a lu cela.`,
  noQuotes: 'Pas de citations ici.',
  download: (format) => `Télécharger en ${format}`,
  failed: { title: 'Erreur', description: 'Les autres modèles n’ont pas pu être interrogés.' },
});
