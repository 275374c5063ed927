import type { PasskeyCreation } from '../../contract/passkeys';

/** What a device is asked for, for the cases of the machines that add a passkey. */
export const creationCase: PasskeyCreation = {
  challenge: 'Y2hhbGxlbmdl',
  rp: { id: 'localhost', name: 'Padauk' },
  user: { id: 'dXNlcg', name: 'player', displayName: 'Player' },
  pubKeyCredParams: [{ alg: -7, type: 'public-key' }],
  timeout: 300_000,
  excludeCredentials: [],
  authenticatorSelection: {
    residentKey: 'required',
    requireResidentKey: true,
    userVerification: 'required',
  },
  attestation: 'none',
};

/** How adding one ends. */
export const newPasskeyEnds = {
  done: [
    { name: 'added', output: { kind: 'added' } },
    {
      name: 'not made',
      output: { kind: 'notMade', message: { key: 'passkeys:notMade.cancelled' } },
    },
    { name: 'refused', output: { kind: 'refused', message: 'That took too long' } },
    { name: 'left', output: { kind: 'left' } },
  ],
} as const;
