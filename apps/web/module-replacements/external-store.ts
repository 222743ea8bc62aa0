/** Replaces wouter's own copy, which supports older React versions. */
export { useSyncExternalStore } from 'react';
