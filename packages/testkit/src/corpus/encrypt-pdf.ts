import { createCipheriv, createHash } from 'node:crypto';
import { type PdfObject, writePdf } from './pdf.ts';

export type Lock = { userPassword: string; ownerPassword: string; cipher: 'rc4-40' | 'rc4-128' | 'aes-128' };

type Key = { key: Buffer; isAes: boolean };

const padding = Buffer.from('28bf4e5e4e758a4164004e56fffa01082e2e00b6d0683e802f0ca9fe6453697a', 'hex');
const fileId = md5(Buffer.from('the corpus'));
const permissions = -44;

/** The standard security handler, revisions 2 to 4, as the PDF 1.7 specification describes it. */
export function writeLockedPdf(objects: readonly PdfObject[], lock: Lock): Buffer {
  const revision = { 'rc4-40': 2, 'rc4-128': 3, 'aes-128': 4 }[lock.cipher];
  const keyBytes = revision === 2 ? 5 : 16;
  const rounds = revision === 2 ? 0 : 50;
  const owner = ownerEntry(lock, keyBytes, rounds);
  const numbers = Buffer.alloc(4);
  numbers.writeInt32LE(permissions);
  const key = digest(Buffer.concat([padded(lock.userPassword), owner, numbers, fileId]), rounds, keyBytes);
  const user = revision === 2 ? rc4(key, padding) : userEntry(key);
  const filters =
    revision === 4 ? '/CF << /StdCF << /CFM /AESV2 /AuthEvent /DocOpen /Length 16 >> >> /StmF /StdCF /StrF /StdCF' : '';
  const version = { 2: 1, 3: 2, 4: 4 }[revision];
  const entry = `<< /Filter /Standard /V ${version} /R ${revision} /Length ${keyBytes * 8} /P ${permissions} /O <${owner.toString('hex')}> /U <${user.toString('hex')}> ${filters} >>`;
  const locked = objects.map((body, index) => lockStream(body, index + 1, { key, isAes: revision === 4 }));
  const id = fileId.toString('hex');
  return writePdf([...locked, entry], { trailer: `/Encrypt ${objects.length + 1} 0 R /ID [<${id}> <${id}>]` });
}

/**
 * Encrypts only streams: the text of these files is in streams, and the few strings in dictionaries stay as they are.
 */
function lockStream(body: PdfObject, number: number, { key, isAes }: Key): PdfObject {
  if (!Buffer.isBuffer(body)) return body;
  const begin = body.indexOf('stream\n') + 'stream\n'.length;
  const data = body.subarray(begin, body.lastIndexOf('\nendstream'));
  const salt = Buffer.from([number & 255, number >> 8, 0, 0, 0, ...(isAes ? Buffer.from('sAlT') : [])]);
  const own = md5(Buffer.concat([key, salt])).subarray(0, Math.min(key.length + 5, 16));
  const sealed = isAes ? aes(own, data) : rc4(own, data);
  const head = body
    .subarray(0, begin)
    .toString('latin1')
    .replace(/\/Length \d+/, `/Length ${sealed.length}`);
  return Buffer.concat([Buffer.from(head, 'latin1'), sealed, Buffer.from('\nendstream')]);
}

function ownerEntry({ ownerPassword, userPassword }: Lock, keyBytes: number, rounds: number): Buffer {
  const key = digest(padded(ownerPassword || userPassword), rounds, keyBytes);
  return turns(key, padded(userPassword), rounds > 0);
}

function userEntry(key: Buffer): Buffer {
  const entry = turns(key, md5(Buffer.concat([padding, fileId])), true);
  return Buffer.concat([entry, Buffer.alloc(16)]);
}

function turns(key: Buffer, data: Buffer, isRepeated: boolean): Buffer {
  let sealed = rc4(key, data);
  const last = isRepeated ? 19 : 0;
  for (let turn = 1; turn <= last; turn++) sealed = rc4(Buffer.from(key.map((byte) => byte ^ turn)), sealed);
  return sealed;
}

function digest(input: Buffer, rounds: number, keyBytes: number): Buffer {
  let hash = md5(input);
  for (let round = 0; round < rounds; round++) hash = md5(hash.subarray(0, keyBytes));
  return hash.subarray(0, keyBytes);
}

function padded(password: string): Buffer {
  return Buffer.concat([Buffer.from(password, 'latin1'), padding]).subarray(0, 32);
}

function aes(key: Buffer, data: Buffer): Buffer {
  const start = md5(data);
  const cipher = createCipheriv('aes-128-cbc', key, start);
  return Buffer.concat([start, cipher.update(data), cipher.final()]);
}

/** Implemented here because current crypto libraries no longer offer RC4. */
function rc4(key: Buffer, data: Buffer): Buffer {
  const box = Uint8Array.from({ length: 256 }, (_, index) => index);
  const at = (index: number): number => box[index & 255] ?? 0;
  const swap = (first: number, second: number): void => {
    const kept = at(first);
    box[first & 255] = at(second);
    box[second & 255] = kept;
  };
  for (let index = 0, other = 0; index < 256; index++) {
    other = (other + at(index) + (key[index % key.length] ?? 0)) & 255;
    swap(index, other);
  }
  let first = 0;
  let second = 0;
  return Buffer.from(
    data.map((byte) => {
      first = (first + 1) & 255;
      second = (second + at(first)) & 255;
      swap(first, second);
      return byte ^ at(at(first) + at(second));
    }),
  );
}

function md5(input: Buffer): Buffer {
  return createHash('md5').update(input).digest();
}
