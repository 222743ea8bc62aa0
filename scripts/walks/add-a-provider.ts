// contributing/add-a-provider.md as edits and commands, proved by applying it.
import { before, change, create, inEveryLanguage, type Walk } from './walk.ts';

const provider = `import { createDeepSeek } from '@ai-sdk/deepseek';
import { bytesOf } from '../max-tokens.ts';
import { defineProvider } from './define-provider.ts';

export const mistral = defineProvider({
  id: 'mistral',
  sees: () => false,
  contextTokens: 200_000,
  maxTokensOf: bytesOf,
  smallModel: 'mistral-small',
  limits: { maxOutputTokens: 64_000 },
  createModel: ({ apiKey, baseUrl, model }) => createDeepSeek({ apiKey, ...(baseUrl && { baseURL: baseUrl }) })(model),
  callOptions: () => ({}),
  instructionOptions: {},
  materialOptions: {},
});
`;

const company = (seat: string): string => `    mistral: { name: 'Mistral', seat: '${seat}' },\n`;

export const addProvider: Walk = {
  page: 'contributing/add-a-provider.md',
  edits: [
    change('packages/contract/src/models.ts', "'perplexity']);", "'perplexity', 'mistral']);"),
    change(
      'packages/contract/src/models.ts',
      "  perplexity: 'Model 4',\n",
      "  perplexity: 'Model 4',\n  mistral: 'Model 5',\n",
    ),
    create('packages/core/src/llm/providers/mistral.ts', provider),
    before(
      'packages/core/src/llm/providers/index.ts',
      "import { openai } from './openai.ts';\n",
      "import { mistral } from './mistral.ts';\n",
    ),
    change('packages/core/src/llm/providers/index.ts', 'perplexity };', 'perplexity, mistral };'),
    before(
      'packages/core/src/config/config.ts',
      '    DEEPSEEK_API_KEY:',
      `    MISTRAL_API_KEY: z.string().optional().meta(describedFor('models', 'Offers Mistral to visitors.')),
    MISTRAL_BASE_URL: z.url().optional().meta(describedFor('models', 'Another address of the same API.')),
    MISTRAL_MODEL: z.string().default('mistral-large').meta(describedFor('models', 'The model that writes.')),
    MISTRAL_SMALL_MODEL: smallModel('mistral-small'),
`,
    ),
    change(
      'packages/core/src/config/provider-settings.ts',
      "  deepseek: '/deepseek',\n",
      "  deepseek: '/deepseek',\n  mistral: '/mistral',\n",
    ),
    before(
      'packages/core/src/config/provider-settings.ts',
      '    deepseek: [config',
      '    mistral: [config.MISTRAL_API_KEY, config.MISTRAL_BASE_URL, config.MISTRAL_MODEL, config.MISTRAL_SMALL_MODEL],\n',
    ),
    change(
      '.env.example',
      'DEEPSEEK_API_KEY=\n',
      'DEEPSEEK_API_KEY=\nMISTRAL_API_KEY=\nMISTRAL_BASE_URL=\nMISTRAL_SMALL_MODEL=\n',
    ),
    change(
      'packages/core/src/llm/prices.ts',
      "  'deepseek-flash': deepseekFlash,\n",
      "  'deepseek-flash': deepseekFlash,\n  'mistral-large': dollars(2, 6),\n  'mistral-small': dollars(0.1, 0.3),\n",
    ),
    before('eval/src/wire-proxy.ts', "  perplexity: 'https", "  mistral: 'https://api.mistral.ai/v1',\n"),
    before(
      'packages/testkit/src/simulator/provider-settings.ts',
      '    perplexity: {',
      "    mistral: { apiKey, baseUrl: `${url}/mistral`, model: 'mistral-large' },\n",
    ),
    create(
      'packages/testkit/src/simulator/wire/mistral-chat.ts',
      `import { deepseekChat } from './deepseek-chat.ts';
import type { WireProtocol } from './wire.ts';

export const mistralChat: WireProtocol = { ...deepseekChat, provider: 'mistral' };
`,
    ),
    change(
      'packages/testkit/src/simulator/start-simulator.ts',
      "  '/deepseek/chat/completions': deepseekChat,\n",
      "  '/deepseek/chat/completions': deepseekChat,\n  '/mistral/chat/completions': mistralChat,\n",
    ),
    change(
      'packages/testkit/src/simulator/start-simulator.ts',
      "import { deepseekChat } from './wire/deepseek-chat.ts';\n",
      "import { deepseekChat } from './wire/deepseek-chat.ts';\nimport { mistralChat } from './wire/mistral-chat.ts';\n",
    ),
    before('packages/words/src/en/privacy.ts', '    deepseek: {', company('France')),
    ...inEveryLanguage('privacy.ts', '    deepseek: {', {
      ar: company('فرنسا'),
      de: company('Frankreich'),
      es: company('Francia'),
      fr: company('République française'),
      ja: company('フランス'),
      pt: company('França'),
      zh: company('法国'),
    }),
    change('scripts/words/find-faults.ts', '|Perplexity|', '|Perplexity|Mistral|'),
  ],
  commands: [
    'tsc -b',
    'node scripts/check-words.ts',
    'node scripts/settings.ts --write',
    'node scripts/settings.ts',
    'vitest run --project integration packages/core/src/llm/stream-model-call.integration.test.ts -t mistral',
    'vitest run --project integration apps/worker/src/jobs/analyze/frameworks.integration.test.ts -t mistral',
  ],
  shows: [{ file: 'docs/settings.md', text: 'MISTRAL_API_KEY' }],
};
