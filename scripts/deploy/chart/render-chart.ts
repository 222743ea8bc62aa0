import { functions, isEmpty, print, type Value } from './functions.ts';
import type { Command, Operand, Pipeline } from './read-pipeline.ts';
import { type Node, readTemplate } from './read-template.ts';

export type Release = {
  Values: Record<string, Value>;
  Chart: Record<string, string>;
  Release: { Name: string; Namespace: string; Service: string };
};

type Scope = { dot: Value; variables: Map<string, Value>; named: Map<string, Node[]> };

/** Every template by file name, rendered; files that begin with `_` only define. */
export function renderChart(templates: Record<string, string>, release: Release): Record<string, string> {
  const parsed = Object.entries(templates).map(([name, source]) => [name, readTemplate(source)] as const);
  const definitions = parsed.flatMap(([, nodes]) => nodes.filter((node) => node.type === 'define'));
  const named = new Map(definitions.map(({ name, body }) => [name, body]));
  const scope = (): Scope => ({ dot: release, variables: new Map([['$', release]]), named });
  return Object.fromEntries(
    parsed.filter(([name]) => !name.startsWith('_')).map(([name, nodes]) => [name, renderAll(nodes, scope())]),
  );
}

function renderAll(nodes: Node[], scope: Scope): string {
  return nodes.map((node) => render(node, scope)).join('');
}

const within = (scope: Scope, dot: Value, variables: [string, Value][] = []): Scope => ({
  ...scope,
  dot,
  variables: new Map([...scope.variables, ...variables]),
});

function render(node: Node, scope: Scope): string {
  switch (node.type) {
    case 'text':
      return node.text;
    case 'print':
      return print(evaluate(node.pipeline, scope));
    case 'assign':
      scope.variables.set(node.name, evaluate(node.pipeline, scope));
      return '';
    case 'define':
      return '';
    case 'if': {
      const branch = node.branches.find(({ test }) => !test || !isEmpty(evaluate(test, scope)));
      return branch ? renderAll(branch.body, within(scope, scope.dot)) : '';
    }
    case 'with': {
      const value = evaluate(node.pipeline, scope);
      return isEmpty(value) ? '' : renderAll(node.body, within(scope, value));
    }
    case 'range': {
      const entries = entriesOf(evaluate(node.pipeline, scope));
      const [first = '', second] = node.names;
      return entries
        .map(([key, value]) => {
          const variables: [string, Value][] =
            second === undefined
              ? [[first, value]]
              : [
                  [first, key],
                  [second, value],
                ];
          return renderAll(node.body, within(scope, value, variables));
        })
        .join('');
    }
  }
}

/** Go walks a map in the order of its keys. */
function entriesOf(value: Value): [Value, Value][] {
  if (Array.isArray(value)) return value.map((each, index) => [index, each as Value]);
  return Object.entries((value ?? {}) as Record<string, Value>).toSorted(([one], [other]) => (one < other ? -1 : 1));
}

function evaluate(pipeline: Pipeline, scope: Scope): Value {
  return pipeline.reduce<Value>((piped, command, index) => run(command, index === 0 ? [] : [piped], scope), undefined);
}

function run({ name, operands }: Command, piped: Value[], scope: Scope): Value {
  const values = operands.map((operand) => valueOf(operand, scope));
  if (name === undefined) return values[0];
  if (name === 'include') {
    const body = scope.named.get(print(values[0]));
    if (!body) throw new Error(`${print(values[0])} is not defined`);
    return renderAll(body, { dot: values[1], variables: new Map([['$', values[1]]]), named: scope.named });
  }
  const work = functions[name];
  if (!work) throw new Error(`${name} is no function this reader knows`);
  return work(...values, ...piped);
}

function valueOf(operand: Operand, scope: Scope): Value {
  switch (operand.type) {
    case 'literal':
      return operand.value;
    case 'call':
      return evaluate(operand.pipeline, scope);
    case 'path': {
      const root = operand.root === '.' ? scope.dot : scope.variables.get(operand.root);
      return operand.fields.reduce<Value>((value, field) => fieldOf(value, field), root);
    }
  }
}

/** Helm would go on with nothing; here a value nobody has written down is a mistake. */
function fieldOf(value: Value, field: string): Value {
  if (typeof value !== 'object' || value === null || !(field in value))
    throw new Error(`${field} is not among the values`);
  return (value as Record<string, Value>)[field];
}
