import {
  DISC_CENTRE_RADIUS,
  discCorners,
  type DiscKey,
  type DiscStyle,
  discStyles,
} from '@app/frameworks/tables/disc-styles';

/** Each from -100 to 100: pace from receptive to assertive, focus from task to people. */
export type DiscPoint = { pace: number; focus: number };

export type DiscBar = { key: DiscKey; position: number };

/** Bars run from 0 to 100 with the middle at 50. A point too close to the middle has no direction and no style. */
export type DiscReading = { bars: DiscBar[]; style: DiscStyle | undefined };

const SLICE = (2 * Math.PI) / discStyles.length;
/** The angle of the D corner, with people focus to the right and assertive pace upwards. */
const FIRST_ANGLE = (3 * Math.PI) / 4;

/** Computes all four bars from one point: opposite bars add up to 100, so they cannot contradict each other. */
export function deriveDiscBars({ pace, focus }: DiscPoint): DiscReading {
  const bars = discCorners.map((corner) => ({
    key: corner.key,
    position: 50 + (corner.pace * pace + corner.focus * focus) / 4,
  }));
  const isCentral = Math.hypot(pace, focus) <= DISC_CENTRE_RADIUS;
  return { bars, style: isCentral ? undefined : styleAt(Math.atan2(pace, focus)) };
}

function styleAt(angle: number): DiscStyle | undefined {
  const slices = Math.round((FIRST_ANGLE - angle) / SLICE);
  return discStyles.at(slices % discStyles.length);
}
