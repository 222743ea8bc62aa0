import { ReportFile } from '@app/contract/report-file';
import { frameworks } from '@app/frameworks/index';
import { writeExample } from '@app/testkit/measure-report';
import { expect, test } from 'vitest';
import { toJson } from './to-json.ts';

test.for(frameworks.map((framework) => [framework.id, framework] as const))(
  'the JSON of %s matches its published schema exactly',
  ([id, framework]) => {
    const { text, report } = writeExample(framework);
    const document = { analysisId: 'a', framework: id, provider: 'openai', createdAt: new Date(0).toISOString() };
    const file: unknown = JSON.parse(toJson({ ...document, lang: 'en', text, report }));

    // The schema strips unknown fields, so equality shows that there are none.
    expect(ReportFile.parse(file)).toEqual(file);
  },
);
