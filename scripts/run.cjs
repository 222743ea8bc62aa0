// Starts one of our programs. CommonJS without new syntax, so that an older Node prints the message below instead of a
// loader error. Usage: node scripts/run.cjs [--env] FILE ...; with --env, the settings in .env are loaded, too.
const { existsSync } = require('node:fs');
const { resolve } = require('node:path');
const { pathToFileURL } = require('node:url');

const WANTED = 24;
const major = Number(process.versions.node.split('.')[0]);
if (major !== WANTED) {
  console.error(`Node ${WANTED} is needed, and this is ${process.versions.node} (${process.execPath}).`);
  console.error(
    'Install it, or let `bash quickstart` fetch it; `. scripts/tools.sh` then puts it on the PATH of a shell.',
  );
  process.exit(1);
}
const rest = process.argv.slice(2);
if (rest[0] === '--env') {
  rest.shift();
  if (existsSync('.env')) process.loadEnvFile('.env');
}
const file = resolve(rest.shift());
process.argv = [process.argv[0], file, ...rest];
void import(pathToFileURL(file).href);
