import {
  parse,
  protocol,
  type PGlite,
  type QueryOptions,
  type Results,
} from '@electric-sql/pglite';

const { serialize } = protocol;

/**
 * Lets an embedded database (docs/decisions/0043) answer a query after one message. PGlite sends
 * six, one after the other, to learn the types of the values, and copies its four hundred parsers
 * to add drizzle's: together two thirds of the time of a short query.
 */
export const askInOneMessage = (client: PGlite): void => {
  let knowsParsers = false;
  const learn = (parsers: QueryOptions['parsers']) => {
    if (!knowsParsers && parsers) Object.assign(client.parsers, parsers);
    knowsParsers ||= parsers !== undefined;
  };
  const ask = <T>(
    text: string,
    values: Plain[],
    rowMode: QueryOptions['rowMode'],
    isAll: boolean,
  ) =>
    client.runExclusive(async () => {
      const answer = await client.execProtocolStream(messageOf(text, values), { syncToFs: false });
      if (isAll) await client.syncToFs();
      const [result] = parse.parseResults(answer, client.parsers, rowMode ? { rowMode } : {});
      return result as Results<T>;
    });

  const query = client.query.bind(client);
  client.query = async (text, values, { parsers, ...options } = {}) => {
    learn(parsers);
    const plain = plainOf(values);
    if (!plain) return query(text, values, options);
    await client._checkReady();
    return client._runExclusiveTransaction(() => ask(text, plain, options.rowMode, true));
  };
  const transaction = client.transaction.bind(client);
  client.transaction = (work) =>
    transaction((tx) => {
      const inside = tx.query.bind(tx);
      const asked: PGlite['query'] = (text, values, { parsers, ...options } = {}) => {
        learn(parsers);
        const plain = plainOf(values);
        return plain && !tx.closed
          ? ask(text, plain, options.rowMode, false)
          : inside(text, values, options);
      };
      return work(Object.assign(tx, { query: asked }));
    });
};

type Plain = string | null;

/** The values as texts, which every type of a column reads; null where one needs its type. */
const plainOf = (values: readonly unknown[] = []): Plain[] | null => {
  const plain: Plain[] = [];
  for (const value of values)
    if (value === null || value === undefined) plain.push(null);
    else if (typeof value === 'string') plain.push(value);
    else if (typeof value === 'number' || typeof value === 'boolean') plain.push(`${value}`);
    else return null;
  return plain;
};

const messageOf = (text: string, values: Plain[]): Uint8Array =>
  Buffer.concat([
    serialize.parse({ text }),
    serialize.bind({ values }),
    serialize.describe({ type: 'P' }),
    serialize.execute({}),
    serialize.sync(),
  ]);
