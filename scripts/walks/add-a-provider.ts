import { inEveryLanguage, type Walk } from './walk.ts';

const provider = `import { createDeepSeek } from '@ai-sdk/deepseek';
import { bytesOf } from '../most-tokens.ts';
import { defineProvider } from './define-provider.ts';

export const mistral = defineProvider({
  id: 'mistral',
  sees: () => false,
  contextTokens: 200_000,
  mostTokens: bytesOf,
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
    {
      file: 'packages/contract/src/models.ts',
      find: "'perplexity']);",
      replace: "'perplexity', 'mistral']);",
    },
    {
      file: 'packages/contract/src/models.ts',
      find: "  perplexity: 'Model 4',\n",
      replace: "  perplexity: 'Model 4',\n  mistral: 'Model 5',\n",
    },
    { file: 'packages/core/src/llm/providers/mistral.ts', create: provider },
    {
      file: 'packages/core/src/llm/providers/index.ts',
      find: "import { openai } from './openai.ts';\n",
      replace: "import { mistral } from './mistral.ts';\nimport { openai } from './openai.ts';\n",
    },
    { file: 'packages/core/src/llm/providers/index.ts', find: 'perplexity };', replace: 'perplexity, mistral };' },
    {
      file: 'packages/core/src/config/config.ts',
      find: '    DEEPSEEK_API_KEY:',
      replace: `    MISTRAL_API_KEY: z.string().optional().meta(told('models', 'Offers Mistral to visitors.')),
    MISTRAL_BASE_URL: z.url().optional().meta(told('models', 'Another address of the same API.')),
    MISTRAL_MODEL: z.string().default('mistral-large').meta(told('models', 'The model that writes.')),
    MISTRAL_SMALL_MODEL: smallModel('mistral-small'),
    DEEPSEEK_API_KEY:`,
    },
    {
      file: 'packages/core/src/config/provider-settings.ts',
      find: "  deepseek: '/deepseek',\n",
      replace: "  deepseek: '/deepseek',\n  mistral: '/mistral',\n",
    },
    {
      file: 'packages/core/src/config/provider-settings.ts',
      find: '    deepseek: [config',
      replace:
        '    mistral: [config.MISTRAL_API_KEY, config.MISTRAL_BASE_URL, config.MISTRAL_MODEL, config.MISTRAL_SMALL_MODEL],\n    deepseek: [config',
    },
    {
      file: '.env.example',
      find: 'DEEPSEEK_API_KEY=\n',
      replace: 'DEEPSEEK_API_KEY=\nMISTRAL_API_KEY=\nMISTRAL_BASE_URL=\nMISTRAL_SMALL_MODEL=\n',
    },
    {
      file: 'packages/core/src/llm/prices.ts',
      find: "  'deepseek-flash': deepseekFlash,\n",
      replace:
        "  'deepseek-flash': deepseekFlash,\n  'mistral-large': dollars(2, 6),\n  'mistral-small': dollars(0.1, 0.3),\n",
    },
    {
      file: 'packages/testkit/src/simulator/call-log.ts',
      find: 'perplexity: zero() };',
      replace: 'perplexity: zero(), mistral: zero() };',
    },
    {
      file: 'packages/testkit/src/simulator/provider-settings.ts',
      find: '    perplexity: {',
      replace: "    mistral: { apiKey, baseUrl: `${url}/mistral`, model: 'mistral-large' },\n    perplexity: {",
    },
    {
      file: 'packages/testkit/src/simulator/wire/mistral-chat.ts',
      create: `import { deepseekChat } from './deepseek-chat.ts';
import type { WireProtocol } from './wire.ts';

export const mistralChat: WireProtocol = { ...deepseekChat, provider: 'mistral' };
`,
    },
    {
      file: 'packages/testkit/src/simulator/start-simulator.ts',
      find: "  '/deepseek/chat/completions': deepseekChat,\n",
      replace: "  '/deepseek/chat/completions': deepseekChat,\n  '/mistral/chat/completions': mistralChat,\n",
    },
    {
      file: 'packages/testkit/src/simulator/start-simulator.ts',
      find: "import { deepseekChat } from './wire/deepseek-chat.ts';\n",
      replace:
        "import { deepseekChat } from './wire/deepseek-chat.ts';\nimport { mistralChat } from './wire/mistral-chat.ts';\n",
    },
    {
      file: 'packages/words/src/en/privacy.ts',
      find: '    deepseek: {',
      replace: `${company('France')}    deepseek: {`,
    },
    ...inEveryLanguage('privacy.ts', '    deepseek: {', {
      ar: company('فرنسا'),
      de: company('Frankreich'),
      es: company('Francia'),
      fr: company('République française'),
      ja: company('フランス'),
      pt: company('França'),
      zh: company('法国'),
    }),
    {
      file: 'scripts/words/find-faults.ts',
      find: '|Perplexity|',
      replace: '|Perplexity|Mistral|',
    },
  ],
  commands: [
    'tsc -b',
    'node scripts/check-words.ts',
    'node scripts/settings.ts --write',
    'node scripts/settings.ts',
    'vitest run --project integration packages/core/src/llm/ask.integration.test.ts -t mistral',
    'vitest run --project integration apps/worker/src/jobs/analyze/frameworks.integration.test.ts -t mistral',
  ],
  shows: [{ file: 'docs/settings.md', text: 'MISTRAL_API_KEY' }],
};
