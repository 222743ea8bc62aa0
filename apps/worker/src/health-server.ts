import { createServer, type Server, type ServerResponse } from 'node:http';
import { type Metrics, METRICS_TYPE } from '@app/core/metrics/metrics';

type Watched = { isLive: () => boolean; isReady: () => Promise<boolean>; metrics: Metrics };

/** Serves health checks and metrics only. */
export function startHealthServer(at: { host: string; port: number }, checks: Watched): Promise<Server> {
  const server = createServer((request, response) => {
    const answer = (isGood: boolean): void => void response.writeHead(isGood ? 200 : 503).end(isGood ? 'ok' : 'not ok');
    if (request.url === '/livez') answer(checks.isLive());
    else if (request.url === '/readyz') checks.isReady().then(answer, () => answer(false));
    else if (request.url === '/metrics') void sendMetrics(checks.metrics, response);
    else response.writeHead(404).end();
  });
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(at.port, at.host, () => resolve(server));
  });
}

async function sendMetrics(metrics: Metrics, response: ServerResponse): Promise<void> {
  const text = await metrics.text();
  response.writeHead(200, { 'content-type': METRICS_TYPE }).end(text);
}
