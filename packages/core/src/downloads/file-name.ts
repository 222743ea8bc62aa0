import type { DownloadFormat } from '@app/contract/downloads';

const DAY = /^\d{4}-\d{2}-\d{2}(?=T)/;

/** Named by its day alone: nothing a visitor or a model wrote comes near a header. */
export function fileNameOf(createdAt: string, format: DownloadFormat): string {
  const day = DAY.exec(createdAt)?.[0];
  return `analysis${day ? `-${day}` : ''}.${format}`;
}
