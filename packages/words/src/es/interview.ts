import { completeInterview } from '../catalogue.ts';
import { createFormat } from '../format.ts';

const { plural } = createFormat('es');

export const interview = completeInterview({
  progress: (number, most) => `Pregunta ${number} de ${most} como máximo`,
  finish: 'Terminar',
  next: 'Siguiente pregunta',
  done: 'Listo',
  skip: 'Saltar',
  nextKey: 'siguiente',
  answer: 'Tu respuesta',
  hint: 'Bastan unas pocas frases.',
  tooLong: (most) =>
    `Una respuesta puede tener como máximo ${most} caracteres. Los textos más largos van en el cuadro de texto.`,
  dictate: 'Dictar',
  stopDictating: 'Dejar de dictar',
  dictationNote: 'Tu navegador convierte la voz en texto; quien lo fabrica puede oírla.',
  dictationFailed: 'El navegador no permitió el dictado.',
  reading: (model) => `${model} busca una breve pregunta más…`,
  goOn: 'Seguir sin ella',
  askedBy: (model) => `Una más sobre eso, de ${model}`,
  fromBank: 'Una más sobre eso, de las preguntas fijas',
  goesTo: (model) =>
    `El servidor busca en cada respuesta señales de que necesitas ayuda o tienes menos de dieciocho años. Si no las hay, la respuesta va a ${model}, que puede hacer una breve pregunta más; lo que respondas a esa pregunta no va a ningún modelo.`,
  alone: 'No se pregunta a ningún modelo; las preguntas son fijas.',
  offline: 'Sin conexión. Las preguntas fijas siguen sin ella.',
  note: 'Solo se leen tus respuestas, nunca las preguntas. Hasta que termines solo se guardan en este navegador, y Nuevo análisis las borra.',
  asked: 'Preguntas hasta ahora',
  skipped: 'saltada',
  gauge: (words, sample) => `${words}, ${sample}`,
  noSample: 'nada todavía',
  help: 'Antes de seguir',
  enough: (left) =>
    plural(left, {
      one: 'Cada tema ya tuvo su turno. Puedes terminar ahora o responder # más.',
      many: 'Cada tema ya tuvo su turno. Puedes terminar ahora o responder hasta # más.',
      other: 'Cada tema ya tuvo su turno. Puedes terminar ahora o responder hasta # más.',
    }),
  end: { title: 'Esa fue la última pregunta', text: 'Terminar lleva tus respuestas al cuadro de texto.' },
  filled: {
    title: 'Tus respuestas están en el cuadro de texto',
    description: 'Cualquier evaluación puede leerlas ahora.',
  },
  questions: {
    plan: {
      short: 'Cuando un plan se viene abajo',
      ask: '¿Qué pasó un día en que tu plan se vino abajo, y qué hiciste después?',
      more: '¿Qué te pasó por la cabeza en el primer minuto?',
    },
    evening: {
      short: 'Una noche para ti',
      ask: 'Esta noche nadie te espera: ¿cómo transcurre, de principio a fin?',
      more: '¿Qué parte te apetece más?',
    },
    strangers: {
      short: 'Entre gente desconocida',
      ask: 'La última vez que entraste en una sala llena de gente desconocida, ¿qué hiciste?',
      more: '¿Qué notaste primero en los demás?',
    },
    decision: {
      short: 'Una decisión que tardó',
      ask: '¿Qué decisión te llevó mucho tiempo, y cómo la tomaste al final?',
      more: '¿Qué estuvo a punto de hacerte elegir lo contrario?',
    },
    refusal: {
      short: 'Decir que no',
      ask: '¿Cuándo dijiste por última vez que no a algo que otros querían de ti, y cómo fue?',
      more: '¿Cómo fue el momento justo después de decirlo?',
    },
    apart: {
      short: 'De otra manera que los demás',
      ask: '¿Cuándo hiciste algo de otra manera que toda la gente a tu alrededor, y por qué?',
      more: '¿Cómo lo tomaron los demás?',
    },
    'changed-mind': {
      short: 'Cambiar de opinión sobre alguien',
      ask: '¿Sobre quién cambiaste de opinión, y qué te hizo ver a esa persona de otro modo?',
      more: '¿Qué se te había escapado antes?',
    },
    disagreement: {
      short: 'Un desacuerdo',
      ask: '¿Cómo empezó un desacuerdo que todavía recuerdas, y cómo acabó?',
      more: '¿Cómo lo contaría la otra persona?',
    },
    reliance: {
      short: 'Alguien a quien acudes',
      ask: '¿A quién acudes cuando algo sale mal, y por qué a esa persona?',
      more: '¿Y para qué acude a ti esa persona?',
    },
    skill: {
      short: 'Algo que otros te piden',
      ask: '¿Qué haces tan bien que otros te lo piden, y cómo lo haces?',
      more: '¿Qué paso suelen saltarse los demás?',
    },
    'dull-task': {
      short: 'La parte aburrida',
      ask: '¿Cómo te enfrentas a una tarea aburrida que hay que hacer?',
      more: '¿Qué pasa si se queda ahí una semana?',
    },
    together: {
      short: 'Sacar algo adelante entre varios',
      ask: '¿Qué papel tomas cuando varias personas tienen que sacar algo adelante?',
      more: '¿Cuándo ese papel te resulta demasiado?',
    },
    mistake: {
      short: 'Un error',
      ask: '¿En qué error tuyo piensas todavía, y qué pasó?',
      more: '¿Qué hiciste de otra manera después?',
    },
    criticism: {
      short: 'Una crítica que dio en el blanco',
      ask: '¿Cuándo una crítica dio en el blanco, y qué hiciste con ella?',
      more: '¿Qué parte era cierta?',
    },
    'letting-go': {
      short: 'Algo que dejaste',
      ask: '¿Qué proyecto dejaste, y cómo lo ves ahora?',
      more: '¿Qué ha quedado de él?',
    },
    absorbed: {
      short: 'Perder la noción del tiempo',
      ask: '¿Cuándo perdiste por última vez la noción del tiempo, y qué hacías?',
      more: '¿Qué tiene eso que te atrapa?',
    },
    unasked: {
      short: 'Algo que nadie pidió',
      ask: '¿Qué has hecho o creado que nadie te pidió?',
      more: '¿Quién llegó a verlo?',
    },
    place: {
      short: 'Un lugar donde estás a gusto',
      ask: '¿En qué lugar estás a gusto, y cómo es?',
      more: '¿Qué haces allí que no haces en ningún otro sitio?',
    },
  },
});
