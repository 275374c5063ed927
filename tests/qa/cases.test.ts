import { expect, test } from 'vitest';
import { defineCases } from '../../machines/shared/cases';
import { explore } from '../../qa/explore/explore';
import { eventStimuli } from '../../qa/model/stimuli';
import { doorMachine } from './fixtures/machines/door/door.machine';
import { loginCases, loginMachine } from './fixtures/login';
import { shopCases, shopMachine } from './fixtures/shop';

test('a case file without an event, payload, input or outcome type does not compile', () => {
  // @ts-expect-error: an event is missing
  defineCases(doorMachine, { events: { 'door.open': [{ name: 'push' }] } });
  // @ts-expect-error: the machine has no such event
  defineCases(doorMachine, { events: { 'door.open': [], 'door.close': [], 'door.slam': [] } });
  const noPayload = [{ name: 'good' }];
  // @ts-expect-error: the payload of email.changed is missing
  defineCases(loginMachine, { events: { ...loginCases.events, 'email.changed': noPayload } });
  // @ts-expect-error: the machine needs an input
  defineCases(shopMachine, { events: shopCases.events });
  const done = [{ name: 'granted', output: { mfa: 'no' } }];
  // @ts-expect-error: signIn resolves with {mfa: boolean}
  defineCases(loginMachine, { events: loginCases.events, actors: { signIn: { done } } });
  expect(
    explore(defineCases(doorMachine, { events: { 'door.open': [], 'door.close': [] } })).nodes,
  ).toHaveLength(1);
});

test('the name of a case is not part of the event; a payload with a name is in `with`', () => {
  const events = eventStimuli(shopCases).map((s) => s.event);
  expect(events).toContainEqual({ type: 'stock.changed', left: 1 });
  expect(events).toContainEqual({ type: 'person.named', name: 'Aung Aung' });
});
