import { createServer, type Server } from 'node:http';

/** Answers health checks and nothing else. */
export function startHealthServer(
  port: number,
  checks: { isLive: () => boolean; isReady: () => Promise<boolean> },
): Promise<Server> {
  const server = createServer((request, response) => {
    const answer = (isGood: boolean): void => void response.writeHead(isGood ? 200 : 503).end(isGood ? 'ok' : 'not ok');
    if (request.url === '/livez') answer(checks.isLive());
    else if (request.url === '/readyz') checks.isReady().then(answer, () => answer(false));
    else response.writeHead(404).end();
  });
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, '127.0.0.1', () => resolve(server));
  });
}
