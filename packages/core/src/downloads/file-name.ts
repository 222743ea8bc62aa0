import type { DownloadFormat } from '@app/contract/downloads';
import { findFramework } from '@app/frameworks/index';

const DAY = /^\d{4}-\d{2}-\d{2}(?=T)/;

type Named = { framework: string; createdAt: string };

/** Built from the framework title and the day only: no text of a visitor or a model reaches a header. */
export function fileNameOf({ framework, createdAt }: Named, format: DownloadFormat): string {
  const title = findFramework(framework)?.title ?? 'Personality Analysis';
  const words = [title, ...(DAY.exec(createdAt) ?? [])].join(' ');
  return `${words.replaceAll(/[^A-Za-z0-9-]+/g, '-')}.${format}`;
}
