/** No job is put off for longer, whatever a provider asks for. */
export const MOST_DELAY_MS = 120_000;
