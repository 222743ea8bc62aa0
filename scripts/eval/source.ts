import { z } from 'zod';

/** Who wrote the answers. It stands in every result, scorecard and page: a simulated figure says nothing about a model. */
export const RunSource = z.enum(['real', 'simulated', 'replay of real', 'replay of simulated']);
export type RunSource = z.infer<typeof RunSource>;

export const isSimulated = (source: RunSource): boolean => source.endsWith('simulated');

/** A replay of a replay is a replay of the first run. */
export const replayOf = (source: RunSource): RunSource =>
  isSimulated(source) ? 'replay of simulated' : 'replay of real';
