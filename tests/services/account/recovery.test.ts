import { expect, test } from 'vitest';
import { createServices } from '../../../src/services';
import { createRecovery } from '../../../src/services/account/recovery';
import { BRAND, createTab, LANGUAGE } from '../harness/environment';
import { createWire, refused } from '../harness/wire';

test.each([
  [{ reason: 'unknownAccount' }, { key: 'errors:unknownAccount' }],
  [{ reason: 'closed' }, { text: 'It is closed' }],
  [null, { text: 'It is closed' }],
])('a recovery by e-mail that is refused with %j says %j', async (detail, message) => {
  const wire = createWire(refused('It is closed', detail));
  const { environment } = createTab(wire);
  const services = createServices({ environment, brand: BRAND, language: LANGUAGE });
  await expect(
    services.service(createRecovery).sendEmail({
      username: 'nobody',
      email: 'n@mail.example',
      humanVerification: 'solved',
    }),
  ).resolves.toEqual({ kind: 'refused', message });
});
