const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

export function escapeHtml(text: string): string {
  return text.replaceAll(/[&<>"']/g, (letter) => ENTITIES[letter] ?? letter);
}

/** Our own text; `code` in backticks is its only markup. */
export function renderProse(text: string): string {
  return escapeHtml(text).replaceAll(/`([^`]+)`/g, '<code>$1</code>');
}

export function renderTable(heads: string[], rows: string[][]): string {
  if (rows.length === 0) return '';
  const cells = (tag: string, row: string[]): string => row.map((cell) => `<${tag}>${cell}</${tag}>`).join('');
  const body = rows.map((row) => `<tr>${cells('td', row)}</tr>`).join('\n');
  return `<div class="wide"><table><thead><tr>${cells('th', heads)}</tr></thead><tbody>${body}</tbody></table></div>`;
}
