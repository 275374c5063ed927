import * as v from 'valibot';
import { endpoints } from '../../../contract/endpoints';
import { packSchema, type Pack } from '../../../contract/jurisdictions/pack';
import { CallFault } from '../http/callFault';
import { valueOf } from '../http/valueOf';
import type { Kit } from '../kit';

/** The pack of rules that holds now: it may have changed since the page was opened. */
export const readPack = async (
  call: Kit['call'],
  signal: AbortSignal | undefined,
): Promise<Pack> => {
  const permission = await call(endpoints.permission, {}, { signal });
  const pack = v.safeParse(packSchema, valueOf(endpoints.permission, permission).info.jurisdiction);
  if (!pack.success) throw new CallFault('fault', endpoints.permission.id);
  return pack.output;
};
