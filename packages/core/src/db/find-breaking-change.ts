/** Changes that break the previous version while both versions run: it still reads and writes the old names. */
const breaking = [
  /\bdrop\s+(?!not\s+null\b|index\b|constraint\b)\w+/,
  /\brename\b/,
  /\balter\s+(column\s+)?\w+\s+(set\s+data\s+)?type\b/,
  /\bset\s+not\s+null\b/,
  /\btruncate\b/,
  // The previous version does not fill a column it does not know.
  /\badd\s+column\s+(if\s+not\s+exists\s+)?\w+\s+(?![^,;]*\bdefault\b)[^,;]*\bnot\s+null\b/,
];

/** Returns the first change of a migration that is not safe while the previous version still runs. */
export function findBreakingChange(migration: string): string | undefined {
  const statements = migration
    .replaceAll(/--.*$/gm, '')
    .replaceAll(/'[^']*'/g, "''")
    .toLowerCase();
  return breaking.map((pattern) => pattern.exec(statements)?.[0]).find((found) => found !== undefined);
}
