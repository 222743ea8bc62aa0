import type { ProviderId } from '@app/contract/models';

/** A stored report as a choice to compare with. */
export type ComparableReport = {
  key: string;
  title: string;
  framework: string | undefined;
  model: ProviderId | undefined;
  createdAt: string | undefined;
};
