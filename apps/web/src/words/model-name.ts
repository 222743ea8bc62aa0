import { modelLabels, type ProviderId } from '@app/contract/models';
import { strings } from './strings.ts';

/** Visitors see models by number. */
export function modelName(model: ProviderId): string {
  return strings.assessments.models.name(Object.keys(modelLabels).indexOf(model) + 1);
}
