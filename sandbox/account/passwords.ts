import { hash, verify } from '@node-rs/argon2';

/** Argon2id as OWASP asks for at least: 19 MiB, two passes. */
const OWASP = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };
const LOW = { memoryCost: 1_024, timeCost: 1, parallelism: 1 };
/** Tests make hundreds of accounts; nothing else sets the variable. */
const COST = process.env['SANDBOX_PASSWORD_COST'] === 'low' ? LOW : OWASP;

/** The password of a new account of the demo brand; spec §4: it has to be changed at once. */
export const DEFAULT_PASSWORD = 'Welcome#1';

/** The Argon2id hash of a password. */
export const hashPassword = (password: string): Promise<string> => hash(password, COST);

/** Never rejects: a hash that cannot be read matches no password. */
export const isPassword = (passwordHash: string, password: string): Promise<boolean> =>
  verify(passwordHash, password).catch(() => false);

let nobody: Promise<string> | undefined;
/** Takes as long as a real check, so that the time does not reveal which usernames exist. */
export const isPasswordOfNobody = async (password: string): Promise<false> => {
  nobody ??= hashPassword(crypto.randomUUID());
  await isPassword(await nobody, password);
  return false;
};
