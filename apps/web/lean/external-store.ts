/** Stands in for wouter's own copy, which is written for older versions of React. */
export { useSyncExternalStore } from 'react';
