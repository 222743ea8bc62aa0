/** Stands in for TanStack Query's paging. The page reads no list page by page. */
export function infiniteQueryBehavior(): never {
  throw new Error('The page has no infinite queries');
}

export const hasNextPage = (): boolean => false;
export const hasPreviousPage = (): boolean => false;
