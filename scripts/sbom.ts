import { execFileSync } from 'node:child_process';
import { parseArgs } from 'node:util';
import { licenceLines } from './support/licences';
import { ROOT } from './support/root';

const HELP = `Lists the packages that the app and the sandbox run with, from what is installed.

  npm run -s sbom > sbom.json        an SBOM in CycloneDX, by npm itself
  npm run -s sbom -- --licences      a line for each: licence, package, version
  npm run -s sbom -- --all           the packages that build and test too
  npm run -s sbom -- --help          this`;

const { values } = parseArgs({
  options: {
    help: { type: 'boolean', short: 'h', default: false },
    licences: { type: 'boolean', default: false },
    all: { type: 'boolean', default: false },
  },
});
if (values.help) {
  console.log(HELP);
  process.exit(0);
}

const LARGEST = 64 * 1_024 * 1_024;
const sbom = execFileSync(
  'npm',
  ['sbom', '--sbom-format', 'cyclonedx', ...(values.all ? [] : ['--omit', 'dev'])],
  { cwd: ROOT, encoding: 'utf8', maxBuffer: LARGEST },
);
console.log(values.licences ? licenceLines(JSON.parse(sbom)).join('\n') : sbom.trim());
