// Proves the promises of docs/SECURITY.md at full size, one after another: `pnpm prove`, or `pnpm prove P1.6 P1.7`.
import { chooseProofs } from './prove/choose-proofs.ts';
import { proofs } from './prove/proofs.ts';
import { renderResults } from './prove/render-results.ts';
import { type Result, runProof } from './prove/run-proof.ts';

try {
  const chosen = chooseProofs(proofs, process.argv.slice(2));
  const results: Result[] = [];
  for (const [index, proof] of chosen.entries()) {
    console.error(`${index + 1} of ${chosen.length}: ${proof.promise}, ${proof.what}, about ${proof.minutes} min`);
    results.push(await runProof(proof));
  }
  console.log(renderResults(results));
  if (results.some(({ failed }) => failed > 0)) process.exitCode = 1;
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
}
