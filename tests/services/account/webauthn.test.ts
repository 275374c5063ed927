import { afterEach, expect, test, vi } from 'vitest';
import { choosePasskey } from '../../../src/services/account/webauthn';

afterEach(() => {
  vi.unstubAllGlobals();
});

test('asks beside a field that is not drawn yet', async () => {
  const bytes = new Uint8Array([1, 2, 3]).buffer;
  const get = vi.fn(() =>
    Promise.resolve({
      id: 'AQID',
      rawId: bytes,
      type: 'public-key',
      response: { clientDataJSON: bytes, authenticatorData: bytes, signature: bytes },
      getClientExtensionResults: () => ({}),
    }),
  );
  vi.stubGlobal(
    'PublicKeyCredential',
    Object.assign(() => undefined, {
      isConditionalMediationAvailable: () => Promise.resolve(true),
    }),
  );
  vi.stubGlobal('document', { querySelectorAll: () => [] });
  vi.stubGlobal('navigator', { credentials: { get } });
  const request = {
    challenge: 'AQID',
    rpId: 'localhost',
    timeout: 1_000,
    userVerification: 'required',
  } as const;
  await expect(
    choosePasskey(request, undefined, { useBrowserAutofill: true }),
  ).resolves.toMatchObject({ id: 'AQID', rawId: 'AQID', response: { signature: 'AQID' } });
  expect(get).toHaveBeenCalledWith(expect.objectContaining({ mediation: 'conditional' }));
});
