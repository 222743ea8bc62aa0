// The upkeep of a worker as a process of its own, so that a test can end it at any moment.
import { readConfig } from '@app/core/config/config';
import { openServices } from '@app/core/services';
import { upkeep } from '../../apps/worker/src/jobs/upkeep/upkeep.ts';

const services = openServices(readConfig(process.env), 'request');
await upkeep(services);
await services.close();
