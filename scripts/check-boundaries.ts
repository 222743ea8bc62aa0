// Checks the import rules of .dependency-cruiser.cjs; a broken rule is printed with its reason. A parser that reads
// nothing finds no fault, so the number of modules is printed and zero is a failure.
import { cruise, format, type ICruiseResult } from 'dependency-cruiser';
import extractOptions from 'dependency-cruiser/config-utl/extract-depcruise-options';

const roots = ['apps', 'packages', 'scripts', 'e2e', 'eval'];

const options = await extractOptions('./.dependency-cruiser.cjs');
const { output } = await cruise(roots, options);
const result = parsed(output);
const { totalCruised, totalDependenciesCruised = 0 } = result.summary;
const own = result.modules.filter(({ source }) => /^(apps|packages)\//.test(source));
const report = await format(result, { outputType: 'err-long' });

console.log(report.output);
console.log(`${own.length} modules of ours, ${totalCruised} in all, ${totalDependenciesCruised} imports`);

if (own.length === 0 || totalDependenciesCruised === 0) {
  console.error('Nothing was read: the boundaries were not checked.');
  process.exitCode = 1;
} else {
  process.exitCode = report.exitCode > 0 ? 1 : 0;
}

function parsed(value: ICruiseResult | string): ICruiseResult {
  if (typeof value === 'string') throw new TypeError('The cruise gave text where a result was expected.');
  return value;
}
