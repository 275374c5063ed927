import type { AnyStateNode } from 'xstate';
import type { MachineCases } from './cases';
import { everyBusyStateIsLeft, hasField, secretGone, sentOncePerWish } from './commonProperties';
import { CONDITIONS, type Property } from './properties';

/** Fields of events, inputs and outputs that hold what nobody but the platform may know. */
const SECRETS = [
  'password',
  'oldPassword',
  'newPassword',
  'confirmPassword',
  'confirmNewPassword',
  'paymentPassword',
  'confirmPaymentPassword',
  'verificationCode',
  'code',
];
/** A field of these names is a secret only where a machine asks for one of them. */
const CODES = ['verificationCode', 'code'];
const ASKING_FOR_CODES = ['authenticator', 'forgotPassword', 'login', 'registration'];

/** Properties of every machine that do not hold of one, each with its reason. */
const EXCEPTIONS: Readonly<Record<string, string>> = {
  'release: reloading is left': 'the page itself is loaded again, and the machine with it',
  'chat: conversation.line.connected.unopened is left':
    'the connection reports by an event that it is open; no request is answered by it',
  'activityApplication: form.uploadingFile is left':
    'the upload tells its progress by events, and its port ends by a time of its own',
  'changePassword: oldPassword is forgotten':
    'the old password may be an input: the login hands over the one that was just used',
};

/**
 * What holds of every machine, unless its own property file has a property of the same name: each
 * busy state is left, as long as nobody acts without end; no form is sent twice; no secret stays.
 */
export const everyMachine = (cases: MachineCases): Property[] =>
  [
    ...everyBusyStateIsLeft(cases.machine, {
      finitely: Object.keys(cases.events),
      ending: childrenOf(cases.machine.root),
    }),
    ...(isForm(cases)
      ? [
          sentOncePerWish('The form', {
            wish: CONDITIONS.on('form.submit'),
            sent: CONDITIONS.starts('submit'),
          }),
        ]
      : []),
    ...SECRETS.flatMap((field) => secretOf(cases, field)),
  ].filter(({ name }) => !(`${cases.machine.id}: ${name}` in EXCEPTIONS));

/** One request that a form makes, with nothing that sends it again. */
const isForm = ({ machine, events }: MachineCases): boolean =>
  'form.submit' in events &&
  !('transfer.retry' in events) &&
  childrenOf(machine.root).includes('submit');

const childrenOf = (node: AnyStateNode): string[] => [
  ...new Set([
    ...node.invoke.map(({ id }) => id),
    ...Object.values(node.states).flatMap(childrenOf),
  ]),
];

const secretOf = (cases: MachineCases, field: string): Property[] => {
  const { machine } = cases;
  if (CODES.includes(field) && !ASKING_FOR_CODES.includes(machine.id)) return [];
  const isBusy = CONDITIONS.tagged('busy');
  return hasField(cases, field)
    ? [secretGone(field, { cases, fields: [field], until: isBusy })]
    : [];
};
