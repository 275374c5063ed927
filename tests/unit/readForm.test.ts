import { expect, test } from 'vitest';
import type { AskedField } from '../../machines/account/registration/registration.selectors';
import { readForm } from '../../src/features/account/registration/readForm';

const asked = (field: AskedField['field'], patternId: number) =>
  ({ field, isAsked: true, rule: { patternId } }) as AskedField;
const DIGITS = 7;
const ANY = 1;

test('reads Burmese digits where digits are asked, and a login password as typed', () => {
  const typed = {
    whatsapp: '၀၉၇၆၁၁၁၂၂၂၂',
    transactionPassword: '２４６၈၁၀',
    password: '၂၄၆၈၁၀',
    nickname: 'မောင် ၁',
  };
  const data = new FormData();
  for (const [field, value] of Object.entries(typed)) data.set(field, value);
  const { values } = readForm(data, 'username', [
    asked('whatsapp', DIGITS),
    asked('transactionPassword', DIGITS),
    asked('password', DIGITS),
    asked('nickname', ANY),
  ]);
  expect(values).toEqual({ ...typed, whatsapp: '09761112222', transactionPassword: '246810' });
});
