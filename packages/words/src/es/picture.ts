import { completePicture } from '../catalogue.ts';

export const picture = completePicture({
  text: 'Para publicaciones y mensajes: sin dirección y marcada como escrita por IA.',
  choose: 'Cita en la imagen',
  none: 'Sin cita',
  drawing: 'Se está dibujando la imagen.',
  drawn: 'La imagen está lista.',
  alt: 'Vista previa de la imagen: titular, retrato, cita y gráfico del informe',
  save: (format) => `Guardar como ${format}`,
  notOffered:
    'No se hace ninguna imagen de un informe que empieza con líneas de ayuda ni de uno sobre varias personas.',
  failed: { title: 'Error', description: 'No se ha podido crear la imagen. Inténtelo de nuevo.' },
  again: 'Reintentar',
});
