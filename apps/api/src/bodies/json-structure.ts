import { AppError } from '@app/core/errors/app-error';

/** Calls have a few dozen fields, but unknown ones of any depth are accepted. Parsed, so many take about ten megabytes. */
const MAX_VALUES = 128_000;

const [QUOTE, BACKSLASH] = [0x22, 0x5c];
/** `{`, `[`, `,` and `:` each announce a value or a key. */
const announces = new Uint8Array(256);
for (const sign of '{[,:') announces[sign.charCodeAt(0)] = 1;

/**
 * Counts the values of a JSON body while it arrives, and throws BAD_REQUEST when there are too many: twelve megabytes of
 * empty objects take fifty times as much memory when they are parsed.
 */
export function createStructureCounter(maxValues = MAX_VALUES): (chunk: Uint8Array) => void {
  let isInString = false;
  let isEscaped = false;
  let values = 0;
  return (chunk) => {
    for (let at = 0; at < chunk.length; at += 1) {
      const byte = chunk[at] as number;
      if (isEscaped) isEscaped = false;
      else if (isInString) {
        if (byte === BACKSLASH) isEscaped = true;
        else if (byte === QUOTE) isInString = false;
      } else if (byte === QUOTE) isInString = true;
      else values += announces[byte] as number;
    }
    if (values > maxValues) throw new AppError('BAD_REQUEST');
  };
}
