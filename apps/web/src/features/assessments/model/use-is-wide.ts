import { useMedia } from '../../../ui/use-media.ts';

/** Whether there is room for the sidebar. */
export const useIsWide = (): boolean | undefined => useMedia('(width >= 75rem)');
