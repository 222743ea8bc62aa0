import { completeOpinion } from '../catalogue.ts';
import { createFormat } from '../format.ts';

const { plural } = createFormat('es');

export const opinion = completeOpinion({
  choose: {
    title: 'Preguntar a otros modelos',
    text: (framework) =>
      `Haz que otros modelos lean el mismo material según «${framework}». No se vuelve a subir nada.`,
    calls: (count) =>
      plural(count, {
        one: 'alrededor de # llamada',
        many: 'alrededor de # llamadas',
        other: 'alrededor de # llamadas',
      }),
    again: 'ya lo leyó; otra vez muestra cuán estable es',
    off: 'no disponible aquí',
    goesTo: 'El material va a las empresas de los modelos que marques, y a nadie más.',
    uses: (asked, left) => `Usa ${asked} de las ${left} lecturas que te quedan hoy.`,
    left: (left) => `Lecturas que te quedan hoy: ${left}.`,
    all: 'Marcar todos',
    ask: (count) =>
      plural(count, { one: 'Preguntar a # modelo', many: 'Preguntar a # modelos', other: 'Preguntar a # modelos' }),
    none: 'Marca primero un modelo',
    asking: 'Preguntando',
  },
  gone: 'El material de este informe ya no se conserva, así que ningún otro modelo puede leerlo. El informe se puede comparar con otro.',
  more: 'Preguntar a más modelos',
  compareWith: 'Comparar con otro informe',
  noOther: 'Solo las segundas opiniones',
  refused: (model, reason) => `No se preguntó a ${model}: ${reason}`,
  again: (model) => `Preguntar otra vez a ${model}`,
  states: { open: 'escribiéndose', failed: 'sin respuesta', cancelled: 'detenida' },
  quotes: (count) => plural(count, { one: '# cita', many: '# citas', other: '# citas' }),
  mean: 'Media',
  table: 'Tabla',
  scale: 'Escala',
  agreement: 'Coincidencia',
  restsOn: (row) => `En qué se apoyan las lecturas de «${row}»`,
  shared: { all: 'Compartidas por todas', some: (count, of) => `${count} de ${of}`, one: 'Solo una' },
  only: (label) => `Solo lo leyó ${label}.`,
  noQuotes: 'Aquí no hay citas.',
  download: (format) => `Descargar como ${format}`,
  failed: { title: 'Error', description: 'No se pudo preguntar a los otros modelos.' },
});
