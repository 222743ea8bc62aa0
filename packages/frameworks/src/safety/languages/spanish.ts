import { type LanguageRules, upTo } from './language-rules.ts';

const disorder = String.raw`(?:trastornos? \p{L}+|depresión|toc|tdah|tept|autismo|bipolaridad|esquizofrenia|anorexia|bulimia|psicosis|(?:episodio|cuadro) depresivo)`;
const relative = '(?:madre|padre|hermano|hermana|marido|mujer|esposa|jefe|jefa|pareja|hijo|hija)';

export const spanish: LanguageRules = {
  isSpaced: true,
  exemptions: [
    '(?:escribes|dices|cuentas|mencionas|llamas|anotas|confiesas|admites|bromeas|explicas|describes tu|hablas de|según (?:tú|cuentas|dices|escribes)|citas)',
    '(?:te diagnosticaron|te dijo|te dijeron|te llamó)',
    '(?:no|ni|nunca|nadie|nada|sin|ningún|ninguna)',
  ],
  claims: {
    diagnosis: [
      `(?:tienes|padeces|sufres|presentas|muestras) ${upTo(4)}${disorder}`,
      `(?:síntomas?|signos?|señales|criterios|rasgos) ${upTo(3)}${disorder}`,
      `(?:corresponde|apunta|encaja|sugiere|indica|es compatible|propio) ${upTo(4)}${disorder}`,
      `eres ${upTo(2)}(?:bipolar|autista|esquizofrénic[oa]|depresiv[oa]|anoréxic[oa]|narcisista|psicópata|sociópata)`,
      `(?:tu|su) ${relative} es ${upTo(2)}(?:narcisista|psicópata|sociópata|tóxic[oa])`,
    ],
    treatment: [
      `(?:terapia|psicoterapia|medicación) ${upTo(3)}(?:te ayudaría|te ayudarían|te vendría|te haría)`,
      String.raw`(?:deberías|tendrías que|te convendría|te recomiendo|te recomendamos|necesitas) ${upTo(6)}(?:médic[oa]|terap\p{L}+|psicólog[oa]|psiquiatra|antidepresivos|medicación|ayuda profesional)`,
    ],
    official_metric: [
      '(?:tu|un) (?:coeficiente intelectual|cociente intelectual|ci)(?! de la)',
      'percentil|puntuación t',
    ],
    age: [
      String.raw`tienes (?:unos |alrededor de |cerca de |más de )(?:\d+|treinta|cuarenta|cincuenta|sesenta|setenta)(?: y \p{L}+)? años`,
      'rondas los (?:treinta|cuarenta|cincuenta|sesenta|setenta)',
    ],
    deception: ['mientes', 'estás mintiendo'],
    religion_or_belief: [`eres ${upTo(2)}(?:católic[oa]|cristian[oa]|musulm(?:án|ana)|judí[oa]|ate[oa]|creyente)`],
    political_opinion_or_party: ['(?:eres|votas) (?:de|a la|a) (?:derechas?|izquierdas?)'],
    sexual_orientation: [`eres ${upTo(2)}(?:gay|lesbiana|bisexual|homosexual|heterosexual)`],
    contempt: [
      'eres una persona (?:muy )?(?:manipuladora|superficial|egoísta|fría|mezquina|patética|tóxica)',
      'eres (?:patétic[oa]|despreciable)',
    ],
  },
  claimsWithoutExemption: {
    employability: [
      String.raw`(?:no )?(?:sirves|vales|eres apt[oa]) para (?:dirigir|liderar|el puesto|este puesto|mandar)`,
    ],
    advice: ['^(?:quizás? |tal vez )?(?:deberías|tendrías que|intenta|procura)(?! saber)'],
    reassurance: [
      '(?:ningún|ninguna) (?:signo|señal|indicio|problema|síntoma) de (?:salud mental|enfermedad mental|trastorno)',
      'no (?:corres|hay) (?:ningún )?(?:peligro|riesgo) de (?:suicidio|hacerte daño)',
    ],
  },
};
