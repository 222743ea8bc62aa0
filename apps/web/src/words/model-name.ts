import { modelNumber, type ProviderId } from '@app/contract/models';
import { strings } from './strings.ts';

/** Visitors see models by number. */
export function modelName(model: ProviderId): string {
  return strings.assessments.models.name(modelNumber(model));
}
