import { type FaultKind, kindOfSystemError, markFault } from '../errors/store-fault.ts';
import type { Storage } from './storage.ts';

/** Marks every error of a store with what it means. An error of the content on its way in is not the store's. */
export function markStorage(storage: Storage, classify: (error: unknown) => Promise<FaultKind>): Storage {
  const mark = async (error: unknown): Promise<never> => {
    markFault(error, 'storage', await classify(error));
    throw error;
  };
  return {
    put: (name, content) =>
      storage.put(name, content).catch((error: unknown) => {
        if (content.errored === error) throw error;
        return mark(error);
      }),
    async get(name) {
      const found = await storage.get(name).catch(mark);
      // The reader may destroy the stream with an error of its own, which has no code of the system.
      return found?.on('error', (error) => {
        const kind = kindOfSystemError(error);
        if (kind) markFault(error, 'storage', kind);
      });
    },
    removeFolder: (folder) => storage.removeFolder(folder).catch(mark),
    async *listFolders(idleMs) {
      try {
        yield* storage.listFolders(idleMs);
      } catch (error) {
        await mark(error);
      }
    },
    removeUnfinished: (olderThanMs) => storage.removeUnfinished(olderThanMs).catch(mark),
    close: () => storage.close(),
  };
}
