import { completeStates } from '../catalogue.ts';

export const states = completeStates({
  shared: {
    noteTitle: 'Alguien ha compartido este análisis contigo.',
    noteText:
      'Lo escribió una IA sobre algo de esa persona. Las citas son suyas, palabra por palabra. El texto en sí no se compartió.',
    ask: 'Hacer una pregunta',
    until: (day) => `Se abre hasta el ${day}. Quien lo envió puede cerrarlo antes.`,
    fork: 'Tu primera pregunta guarda una copia de este informe en tu propia sesión. «Nuevo análisis» la borra.',
    forked: 'Una copia de este informe y esta conversación están ahora en tu propia sesión.',
    open: 'Abrir mi sesión',
    own: { title: '¿Y tú?', text: 'Escribe, pega o sube algo tuyo. Sin cuenta.', button: 'Analizar algo mío' },
    loading: 'Cargando el análisis compartido.',
  },
  closed: {
    title: 'Este enlace no se abre',
    text: (days) =>
      `Los análisis compartidos se cierran a los ${days} días, y quien los envió puede cerrarlos antes. Tampoco se abre una dirección que se cortó al copiarla.`,
    copy: 'Copiar una frase para pedir otro enlace',
    line: 'Tu enlace ya no se abre. ¿Puedes compartir el análisis otra vez?',
    reads: (line) => `La frase dice: ${line}`,
    copied: 'Copiado.',
    notCopied: 'No se pudo copiar. Selecciona la frase.',
  },
  away: 'No se pudo cargar el análisis compartido',
  again: 'Intentar otra vez',
  otherModel: (model) => `Preguntar a ${model}`,
  links: { show: 'Mostrar los enlaces que he compartido', none: 'Ninguno de tus enlaces compartidos está abierto.' },
  reasons: {
    cookies:
      'Tu navegador bloquea las cookies de este sitio. Sin una, nadie podría abrir el resultado, así que no se envió nada. Permite las cookies de este sitio e inténtalo otra vez.',
    offline: 'Tu dispositivo no tiene conexión. Inténtalo otra vez cuando vuelva.',
    unreachable: 'No se pudo llegar al servidor. Revisa tu conexión e inténtalo otra vez.',
    outdated: 'Esta página es más antigua que el servidor. Recárgala: lo que escribiste se conserva.',
    answered: (status) =>
      `El servidor respondió con el error ${status} y no dio un motivo. Inténtalo otra vez en un minuto.`,
    canvas: 'No se pudo reducir la imagen',
    image: 'No se pudo cargar la imagen',
    file: 'No se pudo leer el archivo',
  },
  retryFrom: (time) => `Puedes intentarlo otra vez a partir de: ${time}.`,
  kept: { text: 'Tu texto sigue en el cuadro.', chat: 'Tu pregunta está de nuevo en el cuadro.' },
  steps: {
    again: 'Inténtalo otra vez.',
    reload: 'Recarga la página e inténtalo otra vez.',
    file: 'Prueba con otro archivo.',
    shorter: 'Envía menos de una vez.',
    analyze: 'Haz primero un análisis.',
    wait: 'Espera a que termine.',
    address: 'Revisa la dirección.',
    text: 'Analiza un texto en su lugar.',
  },
  updated: {
    title: 'Página actualizada',
    description: 'Se cargó una versión más nueva. Lo que escribiste sigue aquí: pulsa el botón otra vez.',
  },
  fill: {
    title: 'Tu texto sigue en el cuadro',
    text: {
      document: '¿Qué debe pasar con él cuando llegue el documento?',
      answers: '¿Qué debe pasar con él cuando lleguen tus respuestas?',
    },
    replace: 'Sustituir mi texto',
    add: 'Añadir debajo de mi texto',
    cancel: 'Cancelar',
    close: 'Cerrar',
  },
});
