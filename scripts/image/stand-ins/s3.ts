// A minimal S3 server that stands in for Garage. It stores objects as files in one bucket and serves the calls the
// product uses: put, get, delete and list by prefix. It checks the access key id of a request and no signature.
import { createReadStream, createWriteStream, mkdirSync, readdirSync, rmSync, statSync } from 'node:fs';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { pipeline } from 'node:stream/promises';

const FOLDER = '/var/lib/garage/data';
const bucket = process.env['GARAGE_DEFAULT_BUCKET'] ?? '';
const key = process.env['GARAGE_DEFAULT_ACCESS_KEY'] ?? '';

mkdirSync(FOLDER, { recursive: true });
createServer((request, response) => {
  void answer(request, response).catch(() => response.destroy());
}).listen(3900);

async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const url = new URL(request.url ?? '/', 'http://s3');
  const [, asked, ...rest] = url.pathname.split('/');
  const isKnown = asked === bucket && request.headers.authorization?.includes(`Credential=${key}/`) === true;
  if (!isKnown) return refuse(response, 403, 'AccessDenied');
  const name = rest.join('/');
  if (name === '') return list(url, response);
  const path = `${FOLDER}/${encodeURIComponent(decodeURIComponent(name))}`;
  switch (request.method ?? '') {
    case 'PUT':
      await pipeline(request, createWriteStream(path));
      return void response.setHeader('etag', '"whole"').end();
    case 'DELETE':
      rmSync(path, { force: true });
      return void response.writeHead(204).end();
    case 'GET':
      if (!statSync(path, { throwIfNoEntry: false })) return refuse(response, 404, 'NoSuchKey');
      return pipeline(createReadStream(path), response);
    default:
      return refuse(response, 501, 'NotImplemented');
  }
}

function list(url: URL, response: ServerResponse): void {
  if (url.searchParams.has('uploads')) return sendXml(response, 200, '<ListMultipartUploadsResult/>');
  const prefix = url.searchParams.get('prefix') ?? '';
  const delimiter = url.searchParams.get('delimiter');
  const names = readdirSync(FOLDER)
    .map(decodeURIComponent)
    .filter((name) => name.startsWith(prefix));
  const folders = new Set(names.map((name) => `${name.slice(0, name.indexOf('/', prefix.length))}/`));
  const objects = names.map((name) => {
    const { mtime, size } = statSync(`${FOLDER}/${encodeURIComponent(name)}`);
    return `<Contents><Key>${name}</Key><LastModified>${mtime.toISOString()}</LastModified><Size>${size}</Size></Contents>`;
  });
  const found = delimiter
    ? [...folders].map((folder) => `<CommonPrefixes><Prefix>${folder}</Prefix></CommonPrefixes>`)
    : objects;
  sendXml(response, 200, `<ListBucketResult><IsTruncated>false</IsTruncated>${found.join('')}</ListBucketResult>`);
}

function refuse(response: ServerResponse, status: number, code: string): void {
  sendXml(response, status, `<Error><Code>${code}</Code></Error>`);
}

function sendXml(response: ServerResponse, status: number, body: string): void {
  response.writeHead(status, { 'content-type': 'application/xml' }).end(`<?xml version="1.0"?>${body}`);
}
