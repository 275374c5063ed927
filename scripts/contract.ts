import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { toMarkdown } from './wire/markdown';
import { toOpenApi } from './wire/openapi';
import { fail } from './support/process';
import { ROOT } from './support/root';

const HELP = `Prints the wire contract (contract/endpoints.ts).

  npm run -s contract                  the endpoint table as Markdown
  npm run -s contract -- --openapi     the same as OpenAPI 3.1 in JSON
  npm run -s contract -- --help        this`;

const options = {
  openapi: { type: 'boolean', default: false },
  help: { type: 'boolean', short: 'h', default: false },
} as const;
const { values } = (() => {
  try {
    return parseArgs({ options });
  } catch (error) {
    return fail(`${error instanceof Error ? error.message : String(error)}\n\n${HELP}`);
  }
})();

if (values.help) console.log(HELP);
else if (values.openapi) {
  const { version } = JSON.parse(readFileSync(path.join(ROOT, 'package.json'), 'utf8')) as {
    version: string;
  };
  console.log(JSON.stringify(toOpenApi(version), null, 2));
} else console.log(toMarkdown());
