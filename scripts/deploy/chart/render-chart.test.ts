import { expect, test } from 'vitest';
import { type Release, renderChart } from './render-chart.ts';

const release: Release = {
  Values: { name: 'a', none: '', count: 100_000, list: ['x', 'y'], map: { b: '2', a: '1' }, deep: { on: true } },
  Chart: { Name: 'chart', Version: '1.0.0', AppVersion: '1.0.0' },
  Release: { Name: 'release', Namespace: 'namespace', Service: 'Helm' },
};
const render = (template: string) => renderChart({ 'a.yaml': template }, release)['a.yaml'];

// What Go's own engine with Sprig makes of them.
test.for([
  ['{{ .Values.name }}', 'a'],
  ['a {{- " b " -}} c', 'a b c'],
  ['{{ .Values.none | default "c" | quote }}', '"c"'],
  ['{{ if .Values.none }}1{{ else if .Values.deep.on }}2{{ else }}3{{ end }}', '2'],
  ['{{ if and .Values.name (eq .Values.name "b") }}1{{ else }}2{{ end }}', '2'],
  ['{{ range $each := .Values.list }}[{{ $each }}{{ $.Values.name }}]{{ end }}', '[xa][ya]'],
  ['{{ range $key, $value := .Values.map }}{{ $key }}={{ $value }} {{ end }}', 'a=1 b=2 '],
  ['{{ with .Values.deep }}{{ .on }}{{ end }}{{ with .Values.none }}no{{ end }}', 'true'],
  ['{{ $one := index .Values "name" }}{{ $one }}', 'a'],
  ['{{ printf "%s-%s" .Release.Name .Chart.Name | trunc 10 | trimSuffix "-" }}', 'release-ch'],
  ['{{ add 15 (div .Values.count 1000) }}', '115'],
  ['{{ .Values.count | int | quote }}', '"100000"'],
  ['{{ ternary "yes" "no" (ne .Values.name "a") }}', 'no'],
  ['x:{{ toYaml .Values.list | nindent 2 }}', 'x:\n  - x\n  - y'],
  ['{{- define "part" }}<{{ .Values.name }}>{{ end }}{{ include "part" . }}', '<a>'],
  ['{{- /* why */ -}} a', 'a'],
] as const)('%s becomes %j', ([template, text]) => {
  expect(render(template)).toBe(text);
});

test.for([
  ['{{ .Values.missing }}', 'missing is not among the values'],
  ['{{ .Values.deep.off }}', 'off is not among the values'],
  ['{{ lookup "v1" }}', 'lookup is no function'],
  ['{{ include "missing" . }}', 'missing is not defined'],
  ['{{ if .Values.name }}', 'is not closed'],
  ['{{ end }}', 'closes nothing'],
  ['{{ .Values.list }}', 'a list or a map was printed'],
  ['{{ required "say it" .Values.none }}', 'say it'],
] as const)('%s is refused: %s', ([template, words]) => {
  expect(() => render(template)).toThrow(words);
});
