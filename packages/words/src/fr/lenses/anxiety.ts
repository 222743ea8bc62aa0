import type { LensWords } from '../../lens-words.ts';

const NEVER_RATED = 'jamais évalué ni cité ici : si cela vous occupe, parlez-en à un médecin ou à une ligne d’écoute';
const TOO_PRIVATE = 'trop privé pour être lu dans un texte ; laissé ouvert à dessein';
const NEEDS_CLINICIAN = 'demande un entretien clinique en présence';

export const anxiety: Record<string, LensWords> = {
  bdi2: {
    title: 'Domaines du BDI-II',
    trademark: 'BDI-II : Pearson ; protégé par le droit d’auteur. Noms des domaines seulement.',
    bands: { minimal: 'minimale', mild: 'légère', moderate: 'modérée', severe: 'sévère' },
    dimensions: {
      sadness: { title: 'Tristesse' },
      pessimism: { title: 'Pessimisme' },
      past_failure: { title: 'Échecs passés' },
      loss_of_pleasure: { title: 'Perte de plaisir' },
      guilt: { title: 'Culpabilité' },
      punishment: { title: 'Punition' },
      self_dislike: { title: 'Rejet de soi' },
      self_criticism: { title: 'Autocritique' },
      suicidal_thoughts: { title: 'Pensées suicidaires', cannot: NEVER_RATED },
      crying: { title: 'Pleurs' },
      agitation: { title: 'Agitation' },
      loss_of_interest: { title: 'Perte d’intérêt' },
      indecision: { title: 'Indécision' },
      worthlessness: { title: 'Sentiment d’inutilité' },
      loss_of_energy: { title: 'Perte d’énergie' },
      sleep: { title: 'Sommeil' },
      irritability: { title: 'Irritabilité' },
      appetite: { title: 'Appétit' },
      concentration: { title: 'Concentration' },
      fatigue: { title: 'Fatigue' },
      loss_of_intimacy_interest: {
        title: 'Perte d’intérêt pour l’intimité',
        row: 'Intérêt pour l’intimité',
        cannot: TOO_PRIVATE,
      },
    },
  },
  hamd17: {
    title: 'Domaines de l’échelle de dépression de Hamilton (17)',
    trademark:
      'Échelle de dépression de Hamilton : généralement tenue pour être dans le domaine public (Hamilton 1960).',
    bands: { none: 'nulle', mild: 'légère', moderate: 'modérée', severe: 'sévère' },
    dimensions: {
      mood: { title: 'Moral bas' },
      guilt: { title: 'Culpabilité' },
      suicide: { title: 'Pensées suicidaires', cannot: NEVER_RATED },
      insomnia_early: { title: 'Endormissement' },
      insomnia_middle: { title: 'Réveils dans la nuit' },
      insomnia_late: { title: 'Réveil trop tôt' },
      work_activities: { title: 'Travail et activités' },
      retardation: { title: 'Parole et gestes ralentis', cannot: NEEDS_CLINICIAN },
      agitation: { title: 'Agitation visible', cannot: NEEDS_CLINICIAN },
      anxiety_psychic: { title: 'Inquiétude et tension' },
      anxiety_somatic: { title: 'Signes corporels d’anxiété', row: 'Anxiété dans le corps' },
      somatic_gi: { title: 'Estomac et appétit' },
      somatic_general: { title: 'Fatigue et lourdeur' },
      genital_symptoms: {
        title: 'Perte d’intérêt pour l’intimité',
        row: 'Intérêt pour l’intimité',
        cannot: TOO_PRIVATE,
      },
      health_worry: { title: 'Inquiétude pour la santé' },
      weight_loss: { title: 'Perte de poids' },
      insight: { title: 'Conscience de son état', cannot: NEEDS_CLINICIAN },
    },
  },
  bai: {
    title: 'Domaines du BAI',
    trademark: 'BAI : Pearson ; protégé par le droit d’auteur.',
    bands: { minimal: 'minimale', mild: 'légère', moderate: 'modérée', severe: 'sévère' },
    dimensions: {
      subjective: { title: 'Peur et effroi ressentis' },
      neurophysiological: {
        title: 'Vertige, tremblement, engourdissement, jambes molles',
        row: 'Vertige, tremblement',
      },
      autonomic: { title: 'Chaleur, rougeur, sueurs, indigestion', row: 'Chaleur et sueurs' },
      panic: { title: 'Cœur battant, souffle, peur de mourir', row: 'Cœur et souffle' },
    },
  },
  gad7: {
    title: 'Domaines du GAD-7',
    trademark: 'GAD-7 : Pfizer.',
    bands: { minimal: 'minimale', mild: 'légère', moderate: 'modérée', severe: 'sévère' },
    dimensions: {
      nervous: { title: 'Nervosité' },
      control: { title: 'Inquiétude incontrôlable' },
      worry: { title: 'Inquiétude pour bien des choses', row: 'Inquiétude multiple' },
      relax: { title: 'Difficulté à se détendre' },
      restless: { title: 'Agitation' },
      irritable: { title: 'Irritabilité' },
      dread: { title: 'Sentiment de menace' },
    },
  },
  phq9: {
    title: 'Domaines du PHQ-9',
    trademark: 'PHQ-9 : Pfizer.',
    bands: {
      none_minimal: 'nulle à minimale',
      mild: 'légère',
      moderate: 'modérée',
      moderately_severe: 'modérément sévère',
      severe: 'sévère',
    },
    dimensions: {
      interest: { title: 'Perte d’intérêt' },
      mood: { title: 'Moral bas' },
      sleep: { title: 'Sommeil' },
      energy: { title: 'Énergie' },
      appetite: { title: 'Appétit' },
      self_worth: { title: 'Estime de soi' },
      concentration: { title: 'Concentration' },
      psychomotor: { title: 'Lenteur ou agitation' },
      self_harm: { title: 'Pensées de mort ou de se faire du mal', row: 'Mort ou automutilation', cannot: NEVER_RATED },
    },
  },
};
