import { cases } from '../../machines/login/login.cases';
import { explore, type Edge, type ExploredNode } from '../../qa/explore';
import { planOf, type PlanPath } from '../../qa/plan';
import { stepName, walkPath } from '../support/walk';
import { formOf, loginDriver, STARTS } from './support/loginDriver';
import { expect, test } from './support/visit';

/** What no browser can be brought to, and why. The transitions are counted below. */
const BEYOND = {
  'xstate.error.actor.endSession': {
    why: 'the service ends a session with or without the network and never fails',
    transitions: ['login.abandoning|xstate.error.actor.endSession|0', 'login.leaving|xstate.error.actor.endSession|0'],
  },
} satisfies Record<string, { why: string; transitions: string[] }>;

/** The machine takes the event of either tab at any time; a person has only what is on the screen. */
const canHappen = ({ observation: { value }, snapshot }: ExploredNode, { stimulus }: Edge): boolean => {
  const { type } = stimulus;
  const form = formOf(value);
  const isAgent = snapshot.context['side'] === 'agent';
  switch (type) {
    case 'sms.submit': return form?.way === 'sms';
    case 'credentials.submit':
    case 'password.forgot':
    case 'field.changed': return form?.way === 'username';
    // The agent page has a form by username and nothing to close.
    case 'way.choose':
    case 'social.choose':
    case 'login.close': return !isAgent;
    // Of no agent more is asked than the password.
    case 'xstate.done.actor.signIn': return !isAgent || !/second factor|password|expiry/.test(stimulus.case ?? '');
    default: return !(type in BEYOND);
  }
};

const everything = explore(cases);
const playable = {
  ...everything,
  starts: everything.starts.filter(({ input }) => input in STARTS),
  nodes: everything.nodes.map((node) => ({ ...node, edges: node.edges.filter((edge) => canHappen(node, edge)) })),
};
/** Short enough that a failure is seen soon. */
const plan = planOf(cases, playable, { maxPath: 20 });

// A step that cannot be done says so within the time of an expectation, not at the end of the test.
test.use({ actionTimeout: 7_000 });

test('the paths take every transition that a browser can be brought to', () => {
  const all = new Set([...everything.starts, ...everything.nodes.flatMap(({ edges }) => edges)].flatMap(({ transitions }) => transitions));
  const walked = new Set(plan.paths.flatMap((path) => [path, ...path.steps]).flatMap(({ transitions }) => transitions));
  expect([...all].filter((transition) => !walked.has(transition)).sort()).toEqual(Object.values(BEYOND).flatMap(({ transitions }) => transitions).sort());
});

/** The machine's own second, and one for each thing that a person does. */
const timeFor = ({ steps }: PlanPath) => 20_000 + steps.length * 2_000;

plan.paths.forEach((path, index) => {
  const last = path.steps.at(-1);
  test(`generated path ${index + 1}: ${path.input}, ${path.steps.length} steps, to ${last ? stepName(last) : 'its start'}`, async ({ page, controls }) => {
    test.setTimeout(timeFor(path));
    await walkPath(path, loginDriver(page, controls));
  });
});
