import { endpoints, type Endpoint } from '../../contract/endpoints';

const HEAD = ['Id', 'Method', 'Path', 'Token', 'Enc', 'Carries', 'Shapes', 'Source', 'Assumed'];

/** The endpoint table as Markdown, one row per endpoint, in the order of the contract. */
export function toMarkdown(): string {
  const rows = Object.values(endpoints).map((endpoint: Endpoint) => [
    `\`${endpoint.id}\``,
    endpoint.method,
    `\`${endpoint.path}\``,
    endpoint.token === 'required' ? 'yes' : endpoint.token === 'optional' ? 'if any' : 'no',
    endpoint.enc ? 'yes' : 'no',
    [endpoint.form && 'form', endpoint.idempotent && 'Idempotency-Key'].filter(Boolean).join(', '),
    endpoint.request && endpoint.response ? 'fixed' : 'open',
    endpoint.spec,
    endpoint.assumed ?? '',
  ]);
  const line = (cells: string[]) =>
    `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`;
  return [
    '# The wire',
    '',
    `${rows.length} endpoints. Token: a session token is required (\`if any\`: it goes ` +
      'along when there is one). Enc: the body travels sealed (JWE).',
    'Shapes: `fixed` where a flow calls the endpoint; `open` where the row is only listed ' +
      'by the specification.',
    'Assumed: what the specification does not show and an operator has to check against ' +
      'its platform.',
    '',
    line(HEAD),
    line(HEAD.map(() => '---')),
    ...rows.map(line),
    '',
  ].join('\n');
}
