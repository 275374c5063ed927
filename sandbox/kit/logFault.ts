/**
 * Logs a fault of the platform with its place and its stack, and never with what a person sent: the
 * parameters of a query and what a database says about it hold phone numbers, codes and names.
 */
export const logFault = (place: string, error: unknown): void => {
  console.error(`${place} failed: ${described(error)}`);
};

/** Drizzle puts the parameters of a query after its text. */
const PARAMETERS = /\nparams: .*/s;
const SQLSTATE = /^[0-9A-Z]{5}$/;

const described = (error: unknown): string => {
  if (!(error instanceof Error)) return 'something was thrown that is no error';
  const places = error.stack?.split('\n').filter((line) => line.startsWith('    at ')) ?? [];
  const cause = error.cause === undefined ? '' : `\ncaused by ${described(error.cause)}`;
  return [`${error.name}: ${messageOf(error)}`, ...places].join('\n') + cause;
};

const messageOf = (error: Error & { code?: unknown; constraint?: unknown }): string =>
  typeof error.code === 'string' && SQLSTATE.test(error.code)
    ? [error.code, error.constraint].filter((part) => typeof part === 'string').join(' ')
    : error.message.replace(PARAMETERS, '');
