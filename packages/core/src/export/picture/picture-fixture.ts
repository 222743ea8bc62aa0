import type { Dimension, Lens } from '@app/frameworks/framework';
import { findFramework } from '@app/frameworks/index';
import type { ReportLang } from '@app/words/languages';
import { reportWordsOf } from '@app/words/reports';
import type { ExportedReport } from '../exported-report.ts';

type Written = { headline: string; portrait: string; quote: string; findings: [string, string, string] };

/** One writer in eight languages. */
export const written: Record<ReportLang, Written> = {
  en: {
    headline: 'You blamed the humidity and stayed to see his face',
    portrait:
      'You care first and find the procedure afterwards; the hours you retell are the ones your timetable did not contain. With things that cannot answer you are patient and exact.',
    quote: 'I stood up and heard my own voice go thin and kept talking anyway.',
    findings: ['Care in work clothes', 'The explanation that comes too early', 'Hours that no timetable contains'],
  },
  de: {
    headline: 'Sie schoben es auf die Luftfeuchtigkeit und blieben, um sein Gesicht zu sehen',
    portrait:
      'Sie kümmern sich zuerst und finden die Vorschrift hinterher; die Stunden, von denen Sie erzählen, standen in keinem Dienstplan. Mit Dingen, die nicht antworten können, sind Sie geduldig und genau.',
    quote: 'Ich stand auf, hörte meine eigene Stimme dünn werden und redete trotzdem weiter.',
    findings: ['Fürsorge in Arbeitskleidung', 'Die Erklärung, die zu früh kommt', 'Stunden, die kein Dienstplan kennt'],
  },
  es: {
    headline: 'Le echó la culpa a la humedad y se quedó para verle la cara',
    portrait:
      'Primero cuida y después encuentra el procedimiento; las horas que cuenta son las que su horario no tenía. Con las cosas que no pueden contestar es paciente y exacto.',
    quote: 'Me levanté, oí cómo se me adelgazaba la voz y seguí hablando de todos modos.',
    findings: ['Cuidado en ropa de trabajo', 'La explicación que llega demasiado pronto', 'Horas fuera del horario'],
  },
  fr: {
    headline: 'Vous avez accusé l’humidité et vous êtes resté pour voir son visage',
    portrait:
      'Vous prenez soin d’abord et trouvez la procédure ensuite ; les heures que vous racontez sont celles que votre horaire ne contenait pas. Avec les choses qui ne peuvent répondre, vous êtes patient et précis.',
    quote: 'Je me suis levée, j’ai entendu ma propre voix s’amincir et j’ai continué à parler quand même.',
    findings: ['Le soin en habits de travail', 'L’explication qui vient trop tôt', 'Des heures hors de l’horaire'],
  },
  pt: {
    headline: 'Você culpou a umidade e ficou para ver o rosto dele',
    portrait:
      'Você cuida primeiro e encontra o procedimento depois; as horas que conta são as que o seu horário não tinha. Com as coisas que não podem responder você é paciente e exato.',
    quote: 'Eu me levantei, ouvi a minha própria voz afinar e continuei falando mesmo assim.',
    findings: ['Cuidado em roupa de trabalho', 'A explicação que chega cedo demais', 'Horas fora do horário'],
  },
  ar: {
    headline: 'ألقيت اللوم على الرطوبة وبقيت لترى وجهه',
    portrait:
      'تهتم أولًا ثم تجد الإجراء لاحقًا؛ والساعات التي ترويها هي تلك التي لم تكن في جدولك. مع الأشياء التي لا تستطيع أن تجيب أنت صبور ودقيق.',
    quote: 'وقفت وسمعت صوتي يضعف ومع ذلك واصلت الكلام.',
    findings: ['عناية في ثياب العمل', 'الشرح الذي يأتي مبكرًا', 'ساعات لا يحويها جدول'],
  },
  zh: {
    headline: '你把错推给潮湿的天气，却留下来看他的表情',
    portrait: '你先关心人，然后才去找规章；你讲起的那些时间，都不在你的日程表里。面对不会回答的东西，你耐心而精确。',
    quote: '我站起来，听见自己的声音变得很细，可还是继续说了下去。',
    findings: ['穿着工作服的关心', '来得太早的解释', '日程表之外的时间'],
  },
  ja: {
    headline: '湿気のせいにして、彼の顔を見るためにその場に残った',
    portrait:
      'まず人を気づかい、手順はあとから見つけます。語られる時間は、どれも予定表にはなかった時間です。答えることのできない物に対しては、辛抱強く正確です。',
    quote: '立ち上がると、自分の声が細くなるのが聞こえたが、それでも話し続けた。',
    findings: ['作業着を着た思いやり', '早すぎる説明', '予定表にない時間'],
  },
};

/** A report as the page shows it: headline, portrait, findings and the chart of the framework's first lens. */
export function pictureReport(lang: ReportLang, framework: string, changes: Partial<Written> = {}): ExportedReport {
  const { headline, portrait, quote, findings } = { ...written[lang], ...changes };
  const { report, names } = reportWordsOf(lang);
  const lens = findFramework(framework)?.lenses[0];
  const chart = lens && chartOf(lens, lang);
  const text = [
    `# ${headline}`,
    `*${(names?.titles as Partial<Record<string, string>> | undefined)?.[framework] ?? framework}*`,
    portrait,
    `## ${report.headings.findings}`,
    ...findings.flatMap((title) => [`**${title}**`, `> ${quote}`, portrait]),
    ...(chart ? [`## ${report.headings.overview}`, chart] : []),
    '---',
    '## 1',
    portrait,
  ].join('\n\n');
  const createdAt = '2026-11-15T08:00:00.000Z';
  return { framework, provider: 'openai', createdAt, lang, text, picture: { quote } };
}

const CELLS = 21;

/** Every dimension of a lens with its longest value. */
function chartOf(lens: Lens, lang: ReportLang): string | undefined {
  const rows = lens.dimensions.map((dimension, index) => rowOf(lens, dimension, { lang, index }));
  if (rows.includes(undefined)) return undefined;
  return [`\`\`\`chart${lens.chart ? ` ${lens.chart}` : ''}`, ...rows, '```'].join('\n');
}

function rowOf(
  lens: Lens,
  dimension: Dimension,
  { lang, index }: { lang: ReportLang; index: number },
): string | undefined {
  const { report, names } = reportWordsOf(lang);
  const said = { ...dimension, ...names?.lenses[lens.key]?.dimensions[dimension.key] };
  const at = (index * 7) % CELLS;
  const label = (said.row ?? said.title).replace(/\s?[(（][^)）]*[)）]$/, '');
  const { values } = report;
  switch (lens.chart) {
    case 'wheel':
    case 'hexagon':
      return `${index + 1} ${label}  ${'━'.repeat(at + 1)}${'─'.repeat(CELLS - at - 1)}  ${at * 5}`;
    case 'steps':
      return `${label}  ${['────', '━───', '━━──', '━━━─'][index % 4]}  ${values.notRead}`;
    case 'axes':
    case undefined: {
      const { low, high } = said;
      if (!low || !high) return undefined;
      const track = `${'─'.repeat(at)}●${'─'.repeat(CELLS - at - 1)}`;
      return `${label}  ${low} ${track} ${high}  ${values.thin(values.leans(high))}`;
    }
  }
}
