import { type LanguageRules, upTo } from './language-rules.ts';

const disorder = String.raw`(?:transtornos? \p{L}+|perturbaç(?:ão|ões) \p{L}+|depressão|toc|tdah|tept|autismo|bipolaridade|esquizofrenia|anorexia|bulimia|psicose|(?:episódio|quadro) depressivo)`;
const relative = '(?:mãe|pai|irmão|irmã|marido|mulher|esposa|chefe|companheir[oa]|filho|filha)';
const you = '(?:você|tu)';

export const portuguese: LanguageRules = {
  isSpaced: true,
  exemptions: [
    `(?:${you} )?(?:escreve|diz|conta|menciona|chama|anota|confessa|admite|brinca|explica|cita)`,
    'segundo você|nas suas palavras|recebeu o diagnóstico|disseram-lhe|lhe disse',
    '(?:não|nem|nunca|ninguém|nada|sem|nenhum|nenhuma|se)',
  ],
  claims: {
    diagnosis: [
      `${you} (?:tem|tens|sofre|sofres|apresenta|mostra) ${upTo(3)}${disorder}`,
      `(?:sintomas?|sinais|sinal|critérios|traços) ${upTo(3)}${disorder}`,
      `(?:corresponde|aponta|encaixa|sugere|indica|é compatível|é típico) ${upTo(4)}${disorder}`,
      `${you} é ${upTo(2)}(?:bipolar|autista|esquizofrênic[oa]|depressiv[oa]|anoréxic[oa]|narcisista|psicopata|sociopata)`,
      `(?:sua|seu|tua|teu) ${relative} é ${upTo(2)}(?:narcisista|psicopata|sociopata|tóxic[oa])`,
    ],
    treatment: [
      `(?:terapia|psicoterapia|medicação) ${upTo(3)}(?:ajudaria|ajudariam|faria|fariam)`,
      String.raw`(?:deveria|devia|deverias|precisa|recomendo|recomendamos) ${upTo(6)}(?:médic[oa]|terap\p{L}+|psicólog[oa]|psiquiatra|antidepressivos|medicação|ajuda profissional)`,
    ],
    official_metric: ['(?:seu|teu|um) (?:qi|quociente de inteligência)', 'percentil|escore t'],
    age: [
      String.raw`${you} tem (?:uns |cerca de |por volta de )(?:\d+|trinta|quarenta|cinquenta|sessenta|setenta)(?: e \p{L}+)* anos`,
      `${you} tem (?:trinta|quarenta|cinquenta|sessenta|setenta) e (?:poucos|tantos) anos`,
    ],
    deception: [`${you} (?:mente|está mentindo|está a mentir)`],
    religion_or_belief: [
      `${you} é ${upTo(2)}(?:católic[oa]|crist(?:ão|ã)|muçulman[oa]|judeu|judia|evangélic[oa]|ateu|ateia)`,
    ],
    political_opinion_or_party: [`${you} (?:é|vota) ${upTo(3)}(?:de|na|à) (?:direita|esquerda)`],
    sexual_orientation: [`${you} é ${upTo(2)}(?:gay|lésbica|bissexual|homossexual|heterossexual)`],
    contempt: [
      `${you} é uma pessoa (?:muito )?(?:manipuladora|superficial|egoísta|fria|mesquinha|patética|tóxica)`,
      `${you} é (?:patétic[oa]|desprezível)`,
    ],
  },
  claimsWithoutExemption: {
    employability: [`${you} (?:não )?(?:serve|é apt[oa]|tem perfil) para (?:liderar|chefiar|o cargo|este cargo)`],
    advice: [`^(?:talvez )?(?:${you} (?:deveria|devia|deverias)|tente|procure)(?! saber)`],
    reassurance: [
      '(?:nenhum|nenhuma) (?:sinal|indício|sintoma|problema) de (?:doença mental|transtorno|saúde mental|perturbação)',
      `${you} não corre (?:nenhum )?(?:perigo|risco)`,
    ],
  },
};
