export type JsonPath = readonly (string | number)[];
export type JsonValue = string | number | boolean | null | JsonValue[] | { [key: string]: JsonValue };

export type JsonListener = {
  /** A piece of a string value. The pieces of one string arrive in order. */
  onText?(path: JsonPath, piece: string): void;
  /** Called when a value is complete. `path` is reused: copy it to keep it. */
  onValue?(path: JsonPath, value: JsonValue): void;
};

export type JsonReader = {
  push(chunk: string): void;
  /** True once the outermost object is closed; later input is ignored. */
  readonly isDone: boolean;
};

type Container = { [key: string]: JsonValue } | JsonValue[];

const escapes: Record<string, string> = { b: '\b', f: '\f', n: '\n', r: '\r', t: '\t' };
const SCALAR_END = /[,\]}\s]/;

/**
 * Parses one JSON object while it arrives, in linear time. Text or code fences before the first brace are skipped,
 * because a model without a schema mode may write them.
 */
export function createJsonReader(listener: JsonListener): JsonReader {
  const path: (string | number)[] = [];
  const open: Container[] = [];
  let state: 'before' | 'value' | 'key' | 'colon' | 'after' | 'string' | 'scalar' | 'done' = 'before';
  let isKey = false;
  let text = '';
  /** An escape sequence cut by a chunk boundary, starting with the backslash. */
  let escape = '';

  function store(value: JsonValue): void {
    const container = open.at(-1);
    const name = path.at(-1);
    if (Array.isArray(container)) container.push(value);
    // A plain assignment of `__proto__` would change the object's prototype instead of adding a key.
    else if (container && typeof name === 'string')
      Object.defineProperty(container, name, { value, enumerable: true, writable: true, configurable: true });
  }

  function finish(value: JsonValue): void {
    store(value);
    listener.onValue?.(path, value);
    state = 'after';
  }

  function enter(container: Container): void {
    open.push(container);
    path.push(Array.isArray(container) ? 0 : '');
    state = Array.isArray(container) ? 'value' : 'key';
  }

  function leave(): void {
    const container = open.pop();
    path.pop();
    if (!container) return;
    if (open.length === 0) {
      listener.onValue?.(path, container);
      state = 'done';
    } else finish(container);
  }

  function startValue(character: string): void {
    if (character === '{') enter({});
    else if (character === '[') enter([]);
    else if (character === ']') leave();
    else if (character === '"') {
      isKey = false;
      text = '';
      state = 'string';
    } else if (character.trim()) {
      text = character;
      state = 'scalar';
    }
  }

  function next(): void {
    const index = path.at(-1);
    if (typeof index === 'number') path[path.length - 1] = index + 1;
    state = typeof index === 'number' ? 'value' : 'key';
  }

  function endString(): void {
    if (isKey) {
      path[path.length - 1] = text;
      state = 'colon';
    } else finish(text);
  }

  function addText(piece: string): void {
    if (!piece) return;
    text += piece;
    if (!isKey) listener.onText?.(path, piece);
  }

  /** Continues inside a string and returns the index where it stopped. */
  function readString(chunk: string, from: number): number {
    let at = from;
    // Emits one piece per string and chunk; otherwise a string of escapes would arrive letter by letter.
    let piece = '';
    while (at < chunk.length) {
      if (escape) {
        escape += chunk[at];
        at += 1;
        const decoded = decodeEscape(escape);
        if (decoded === undefined) continue;
        escape = '';
        piece += decoded;
        continue;
      }
      const end = endOfPlain(chunk, at);
      piece += chunk.slice(at, end);
      at = end + 1;
      if (chunk[end] === '\\') escape = '\\';
      else if (chunk[end] === '"') {
        addText(piece);
        endString();
        return at;
      }
    }
    addText(piece);
    return at;
  }

  function readOne(character: string): void {
    switch (state) {
      case 'before':
        if (character === '{') enter({});
        return;
      case 'value':
        return startValue(character);
      case 'key':
        if (character === '"') {
          isKey = true;
          text = '';
          state = 'string';
        } else if (character === '}') leave();
        return;
      case 'colon':
        if (character === ':') state = 'value';
        return;
      case 'after':
        if (character === ',') next();
        else if (character === '}' || character === ']') leave();
        return;
      case 'scalar':
        if (!SCALAR_END.test(character)) text += character;
        else {
          finish(parseScalar(text));
          readOne(character);
        }
        return;
      case 'string':
      case 'done':
    }
  }

  return {
    push(chunk) {
      let at = 0;
      while (at < chunk.length && state !== 'done') {
        if (state === 'string') at = readString(chunk, at);
        else {
          readOne(chunk[at] ?? '');
          at += 1;
        }
      }
    },
    get isDone() {
      return state === 'done';
    },
  };
}

/**
 * Parses the one object in a complete answer and ignores text around it. Undefined when there is none or it is
 * truncated.
 */
export function parseJson(text: string): JsonValue | undefined {
  let root: JsonValue | undefined;
  createJsonReader({
    onValue(path, value) {
      if (path.length === 0) root = value;
    },
  }).push(text);
  return root;
}

function endOfPlain(chunk: string, from: number): number {
  for (let at = from; at < chunk.length; at += 1) {
    const code = chunk.charCodeAt(at);
    if (code === 34 || code === 92) return at;
  }
  return chunk.length;
}

/** Undefined while the escape is not complete. */
function decodeEscape(escape: string): string | undefined {
  const kind = escape[1] ?? '';
  if (kind !== 'u') return escapes[kind] ?? kind;
  return escape.length < 6 ? undefined : String.fromCharCode(Number.parseInt(escape.slice(2), 16));
}

function parseScalar(text: string): JsonValue {
  if (text === 'true') return true;
  if (text === 'false') return false;
  const number = Number(text);
  return text === 'null' || Number.isNaN(number) ? null : number;
}
