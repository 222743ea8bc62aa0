const MAX_CHARS = 254;
const ADDRESS = /^(?!\.)(?!.*\.\.)[A-Za-z0-9_'+\-.]*[A-Za-z0-9_+-]@([A-Za-z0-9][A-Za-z0-9-]*\.)+[A-Za-z]{2,}$/;

/** As strict as the server, so that the server does not refuse an address the page accepted. */
export function isEmail(text: string): boolean {
  return text.length <= MAX_CHARS && ADDRESS.test(text);
}
