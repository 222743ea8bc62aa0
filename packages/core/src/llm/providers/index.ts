import type { ProviderId } from '@app/contract/models';

import './drop-empty-settings.ts';
import { anthropic } from './anthropic.ts';
import { deepseek } from './deepseek.ts';
import type { ProviderDescription } from './define-provider.ts';
import { openai } from './openai.ts';
import { perplexity } from './perplexity.ts';

/** In the order shown to visitors. */
export const providers: Record<ProviderId, ProviderDescription> = { anthropic, openai, deepseek, perplexity };
