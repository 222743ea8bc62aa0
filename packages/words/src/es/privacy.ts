import { MIN_AGE_YEARS } from '@app/contract/limits';
import {
  COOKIE_DAYS,
  LEFTOVER_HOURS,
  MAIL_TRACE_HOURS,
  RETENTION_DAYS,
  RETENTION_SLACK_DAYS,
} from '@app/contract/retention';
import { SHARE_DAYS } from '@app/contract/sharing';
import { completePrivacy } from '../catalogue.ts';
import { createFormat } from '../format.ts';

const { plural } = createFormat('es');

export const privacy = completePrivacy({
  title: 'Privacidad',
  pageTitle: 'Privacidad · Análisis de personalidad con IA',
  description:
    'Qué empresa de IA lee lo que envías, qué se guarda y durante cuánto tiempo, cómo lo borras y dónde encontrar ayuda.',
  home: 'Ir al análisis',
  lead: 'Das a este sitio palabras e imágenes muy personales. Esta página dice quién las lee, qué se guarda y cómo deshacerte de ello.',
  days: (days) =>
    days === undefined
      ? `${RETENTION_DAYS} días, salvo que el operador de este sitio haya fijado otro plazo,`
      : plural(days, { one: '# día', many: '# de días', other: '# días' }),
  short: (kept) => [
    'Una empresa de IA lee lo que envías. Cuál, depende del modelo que elijas.',
    `Tus informes y tu chat se guardan ${kept} o hasta que pulses «Nuevo análisis».`,
    'No hay cuenta, ni seguimiento, ni publicidad. No se vende nada.',
  ],
  simulated:
    'Este sitio funciona por ahora con modelos simulados: un programa escribe muestras y no se consulta a ninguna empresa de IA.',
  companies: {
    anthropic: { name: 'Anthropic', seat: 'Estados Unidos' },
    openai: { name: 'OpenAI', seat: 'Estados Unidos' },
    deepseek: { name: 'DeepSeek', seat: 'China' },
    perplexity: { name: 'Perplexity', seat: 'Estados Unidos' },
  },
  reads: {
    title: 'Quién lee lo que envías',
    intro: 'La página llama a los modelos por números. Estas son las empresas que hay detrás:',
    company: (name, seat) => `${name} (${seat})`,
    what: 'Y esto es lo que les llega:',
    words: {
      term: 'Palabras',
      text: 'Un texto va a la empresa del modelo que elijas. De un documento van solo sus palabras. Con una pregunta del chat van el informe, tu texto y el chat hasta ese momento. En una entrevista, tu respuesta a una pregunta fija va allí en cuanto pulsas «Siguiente pregunta».',
    },
    pictures: {
      term: 'Imágenes',
      text: (other) =>
        `Las imágenes, los fotogramas de un vídeo y las páginas escaneadas van a la empresa del modelo que elijas, reducidas y sin datos de lugar ni de cámara. Si ese modelo no puede ver, mira en su lugar ${other ?? 'otra empresa de la lista'}, y el informe de una imagen o un vídeo lo dice.`,
    },
    speech: {
      term: 'Voz',
      text: (company) =>
        `Lo que se dice en un vídeo lo transcribe ${company}, sea cual sea el modelo que elijas, si este sitio lo tiene activado.`,
      heard: (company) => `Lo que se dice en un vídeo lo transcribe ${company}, sea cual sea el modelo que elijas.`,
      unheard: 'El sonido de un vídeo no se envía a nadie.',
    },
    after: [
      'Anthropic y OpenAI reciben además un código hecho a partir de la etiqueta de tu sesión, para poder actuar contra los abusos. Tu dirección de red, tu cookie y las direcciones de correo no se envían a ninguna.',
      'Las empresas de IA pueden conservar lo que reciben según sus propias condiciones, algunas hasta 30 días. Cuando una empresa permite pedirle que no guarde tus palabras, se lo pedimos. Allí no podemos borrar nada.',
    ],
  },
  kept: {
    title: 'Qué se guarda y durante cuánto tiempo',
    rows: (kept) => [
      {
        term: 'Idioma y zona horaria',
        text: 'Con cada análisis y pregunta, el idioma de esta página y la región y la zona horaria de tu navegador, sellados como lo demás: deciden los números de la tarjeta de ayuda, si hiciera falta, y el idioma del informe cuando tu texto no lo deja ver.',
      },
      {
        term: 'Tus archivos',
        text: `El original hasta que se ha leído; las imágenes hechas a partir de él, hasta que termina el análisis: por lo general, minutos. Lo que deja un fallo se elimina en ${LEFTOVER_HOURS * 60} minutos.`,
      },
      {
        term: 'Texto, informes, chat, respuestas sobre ti',
        text: `${kept} o hasta que pulses «Nuevo análisis». La limpieza puede tardar hasta ${RETENTION_SLACK_DAYS} días más.`,
      },
      {
        term: 'Copias compartidas',
        text: `${SHARE_DAYS} días o hasta que revoques el enlace. Una imagen pequeña se guarda solo con un informe que hayas compartido. Quien tenga el enlace puede leer la copia.`,
      },
      {
        term: 'Direcciones de correo',
        text: `Selladas hasta que sale el correo; el servicio que lo entrega ve las dos direcciones y el enlace. Después, durante ${MAIL_TRACE_HOURS} horas, solo como huellas con clave, igual que la red desde la que se pidió el correo. Limitan cuántos correos se pueden enviar.`,
      },
      {
        term: 'Registros y costes',
        text: 'Tiempos, tamaños, códigos, identificadores al azar y lo que costó cada llamada a un modelo. Ninguna de tus palabras, ningún nombre de archivo, ninguna dirección.',
      },
    ],
  },
  sealed: {
    title: 'Quién más podría leerlo',
    text: [
      'Todo lo que escribes o recibes se guarda cifrado. La clave necesita dos mitades: una está en el servidor; la otra, en tu cookie y en ningún otro lugar.',
      'El operador de este sitio podría leer tus palabras solo mientras está en marcha un análisis, una respuesta del chat o un correo con el que compartes, y en los momentos en que tu navegador las pide. Entre tanto, lo que tiene el servidor no las abre.',
      'Si pierdes la cookie, nadie puede recuperar tus informes.',
    ],
  },
  deleted: {
    title: 'Cómo lo borras',
    text: [
      'Pulsa «Nuevo análisis». Primero se destruye la clave: desde ese momento no se puede abrir nada tuyo, ni de esta sesión ni de otra de este navegador. Después se eliminan los textos, los informes, los chats y los archivos que aún esperan.',
      'Los enlaces que has compartido se quedan, porque otras personas pueden contar con ellos. Revócalos en la ventana «Compartir» o abajo.',
      'Una copia de seguridad que el operador hizo mientras había un análisis en marcha puede contenerlo legible hasta que se borre la copia. Lo que recibió una empresa de IA o un buzón está fuera de nuestro alcance.',
    ],
  },
  cookie: {
    title: 'La cookie',
    text: [
      `Hay una. Contiene un secreto al azar, tu mitad de la clave, y dura ${COOKIE_DAYS} días. Va solo a este sitio, ningún script puede leerla y no dice nada de ti. Sin ella nadie podría darte tus informes y protegerlos de los demás.`,
      'Tu navegador recuerda también una etiqueta de sesión al azar, el idioma elegido y si prefieres colores claros u oscuros. Lo que escribes se queda ahí, y en ningún otro sitio, hasta que lo envías o pulsas «Nuevo análisis». Leer esta página no crea ninguna cookie.',
    ],
  },
  never: {
    title: 'Lo que no hacemos',
    list: [
      'Ni cuenta ni inicio de sesión.',
      'Ni seguimiento, ni publicidad, ni nada cargado de otros sitios.',
      'Ni venta ni préstamo de lo que envías.',
      'Ningún entrenamiento de IA por nuestra parte.',
      'Ningún reconocimiento facial: a nadie se le dice quién sale en una imagen.',
    ],
  },
  limits: {
    title: 'Para qué no sirve',
    list: [
      'No es un diagnóstico y no sustituye la atención médica ni psicológica.',
      'No es base para decidir sobre trabajo, crédito, seguros, educación, asuntos legales o salud.',
      `No es para menores de ${MIN_AGE_YEARS} años.`,
      'No es para textos o imágenes de otras personas sin su consentimiento. Pregunta antes, y solo a personas adultas.',
    ],
  },
  help: {
    title: 'Si necesitas ayuda ahora',
    text: 'Si hay peligro para ti o para otra persona, llama al número de emergencias. Si piensas en quitarte la vida o en hacerte daño, habla hoy con alguien:',
    directory: (name) => `(${name}, para todos los países).`,
    emergency: 'Emergencias',
  },
  software: {
    title: 'El software',
    text: 'Esta página utiliza fuentes y componentes de otros autores.',
    link: 'Sus licencias',
  },

  contact: { title: 'Preguntas', text: 'Pregunta al operador de este sitio:' },
});
