import { expect, test } from 'vitest';
import { createServices } from '../../../src/services';
import { createReadLinkOrigin } from '../../../src/services/agents/linkOrigin';
import { BRAND, createTab, LANGUAGE } from '../harness/environment';
import { accepted, addressOf, json, permissionOf } from '../harness/wire';

type Reply = ReturnType<typeof accepted>;

/** The origin of an agent's links, with these answers about the site's domains. */
const originWith = async (routes: Reply, mainDomain: string) => {
  const answers: Record<string, Reply> = {
    domainRoute: routes,
    permission: accepted(permissionOf({ mainDomain })),
  };
  const { environment } = createTab({
    fetch: async (input) => {
      const name = new URL(addressOf(input), 'https://site.test').pathname.split('/').at(-1) ?? '';
      const reply = answers[name];
      if (!reply) throw new Error(`the test has no answer for ${name}`);
      return reply();
    },
  });
  const services = createServices({ environment, brand: BRAND, language: LANGUAGE });
  return services.service(createReadLinkOrigin)();
};

test.each([
  [
    "the platform's route",
    accepted({ register: 'https://join.test/' }),
    'main.test',
    'https://join.test',
  ],
  ['the main domain without a route', accepted({}), 'main.test', 'https://main.test'],
  ['the main domain after a fault', json({}, { status: 500 }), 'main.test', 'https://main.test'],
])('a link leads to %s', async (_, routes, mainDomain, origin) => {
  await expect(originWith(routes, mainDomain)).resolves.toBe(origin);
});
