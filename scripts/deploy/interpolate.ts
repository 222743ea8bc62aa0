/** Replaces variables as Compose does: `${NAME}`, `${NAME:-default}`, `${NAME:?error}` and `$$`. */
export function interpolate(
  text: string,
  values: Record<string, string | undefined>,
): { text: string; faults: string[] } {
  const faults: string[] = [];
  const filled = text.replace(VARIABLE, (whole: string, name?: string, operator?: string, word: string = '') => {
    if (whole === '$$') return '$';
    if (name === undefined) {
      faults.push(`${whole} is no variable`);
      return whole;
    }
    const value = values[name] ?? '';
    if (value !== '') return value;
    if (operator === ':?') faults.push(`${name}: ${word}`);
    else if (operator === undefined) faults.push(`${name} may be empty and nobody would say so`);
    return operator === ':-' ? word : '';
  });
  return { text: filled, faults };
}

const VARIABLE = /\$(?:\$|\{([A-Z][A-Z0-9_]*)(?:(:-|:\?)([^}]*))?\}|[A-Za-z{]\S*)/g;
