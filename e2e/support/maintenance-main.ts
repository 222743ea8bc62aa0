// Runs a worker's maintenance as a separate process, so that a test can kill it at any moment.
import { readConfig } from '@app/core/config/config';
import { openServices } from '@app/core/services';
import { runMaintenance } from '../../apps/worker/src/jobs/maintenance/run-maintenance.ts';

const services = openServices(readConfig(process.env), 'request');
await runMaintenance(services);
await services.close();
