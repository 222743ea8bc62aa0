import { addError } from './add-an-error.ts';
import { addExportFormat } from './add-an-export-format.ts';
import { addFramework } from './add-a-framework.ts';
import { addProvider } from './add-a-provider.ts';
import { addRoute } from './add-a-route.ts';
import { addSetting } from './add-a-setting.ts';
import type { Walk } from './walk.ts';

/** The tests of the pages in contributing/, applied one after the other to the same checkout. */
export const walks: Walk[] = [addSetting, addError, addRoute, addExportFormat, addProvider, addFramework];
