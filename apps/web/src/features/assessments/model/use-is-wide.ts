import { useMedia } from '../../../ui/use-media.ts';

/** Whether the sidebar has room. */
export const useIsWide = (): boolean | undefined => useMedia('(width >= 75rem)');
