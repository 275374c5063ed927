import * as v from 'valibot';
import { passkeyAnswerSchema, passkeyDescriptorSchema, passkeyRequestSchema } from './passkeys';
import { moneySchema } from './scalars';
import { filled, password } from './session';

/** How long a step-up can be proved and used, in minutes. */
export const STEP_UP_MINUTES = 5;
/** What asks for a step-up. */
const STEP_UP_ACTIONS = ['withdrawal', 'teamTransfer', 'payoutAccount', 'profile'] as const;
export type StepUpAction = (typeof STEP_UP_ACTIONS)[number];
/** The ways to prove it, the strongest first; `authenticator` takes a recovery code too. */
const STEP_UP_METHODS = ['passkey', 'authenticator', 'paymentPassword'] as const;
export type StepUpMethod = (typeof STEP_UP_METHODS)[number];

const id = v.pipe(v.string(), v.minLength(1), v.maxLength(64));

/** The step-up that a refusal named. */
export const openStepUpSchema = v.object({ id });
/** The options of `navigator.credentials.get` for the member's own passkeys. */
const stepUpPasskeySchema = v.object({
  ...passkeyRequestSchema.entries,
  allowCredentials: v.array(passkeyDescriptorSchema),
});
/** What is asked for, as the platform knows it, and how it can be proved. */
export const stepUpSchema = v.object({
  action: v.picklist(STEP_UP_ACTIONS),
  /** Null where no money moves. */
  amount: v.nullable(moneySchema),
  currencySymbol: v.string(),
  /** Who or what gets it: an account with a masked number, or a username. */
  target: v.string(),
  methods: v.pipe(v.array(v.picklist(STEP_UP_METHODS)), v.minLength(1)),
  /** Null where no passkey can be used. */
  passkey: v.nullable(stepUpPasskeySchema),
});
export type StepUp = v.InferOutput<typeof stepUpSchema>;

/** The proof, by one of the methods. A password is never trimmed. */
const proofSchema = v.variant('kind', [
  v.object({ kind: v.literal('passkey'), answer: passkeyAnswerSchema }),
  v.object({ kind: v.literal('authenticator'), code: filled }),
  v.object({ kind: v.literal('paymentPassword'), password }),
]);
export type StepUpProof = v.InferOutput<typeof proofSchema>;
/** Sealed: it contains a code or a password. */
export const proveStepUpSchema = v.object({ id, proof: proofSchema });
