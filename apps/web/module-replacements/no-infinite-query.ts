/** Replaces TanStack Query's infinite queries, which the page does not use. */
export function infiniteQueryBehavior(): never {
  throw new Error('The page has no infinite queries');
}

export const hasNextPage = (): boolean => false;
export const hasPreviousPage = (): boolean => false;
