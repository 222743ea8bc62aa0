/**
 * How far apart readings of one dimension may lie, in points of 100: up to `agree` they agree, up to `mixed` in part,
 * beyond it they disagree. The limits are a choice of ours: a trait with four statements moves by 6 points when one of
 * them is rated one step differently, so two such differences still agree and four are mixed.
 */
export const agreementPoints = { agree: 15, mixed: 25 } as const;

/** Symptom areas are words in an order, not amounts: neighbours are mixed, the same word agrees. */
export const symptomOrder = [
  'denied',
  'points_away',
  'comes_near',
  'mentioned',
  'mentioned_often',
  'mentioned_daily',
] as const;
