import type { FrameworkName } from '@app/words/frameworks';
import { strings } from '../../../words/strings.ts';

/** The framework's full name, for notices and headings. Apart from the catalogue, whose icons only the matrix needs. */
export function labelOf(framework: string): string {
  const names: Partial<Record<string, FrameworkName>> = strings.frameworks;
  return names[framework]?.label ?? framework;
}
