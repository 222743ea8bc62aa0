import type { Dimension, Framework, Lens } from '@app/frameworks/framework';
import type { DiscKey } from '@app/frameworks/tables/disc-styles';
import type { KeirseyTemperament } from '@app/frameworks/tables/keirsey';
import type { MbtiCode } from '@app/frameworks/tables/mbti-types';
import type { SixteenPfGlobalKey } from '@app/frameworks/tables/sixteen-pf';

/** `low` and `high` without the explanation meant for the model. */
type DimensionNames = { title: string; low?: string; high?: string; smallPrint?: string };

/** The framework catalogue's names as a report shows them. */
export type Names = {
  framework: (framework: Framework) => string;
  lens: (lens: Lens) => string;
  dimension: (lens: Lens, dimension: Dimension) => DimensionNames;
  /** Short form for charts, without a trailing part in brackets. */
  row: (lens: Lens, dimension: Dimension) => string;
  /** For wheel charts: a symbol of one or two characters, if there is one, and a short name. */
  ray: (lens: Lens, dimension: Dimension) => string;
  /** The name of a band without a pole in it. */
  band: (lens: Lens, key: string) => string;
  cannot: (lens: Lens, dimension: Dimension) => string | undefined;
  trademark: (lens: Lens) => string | undefined;
  temperament: (key: KeirseyTemperament['key']) => string;
  /** Keirsey's own name for one of the sixteen codes. */
  variant: (code: MbtiCode) => string;
  global: (key: SixteenPfGlobalKey) => string;
  /** The name of a result that code computed within a lens. */
  computed: (key: string) => string;
  discStyle: (key: DiscKey) => string;
};
