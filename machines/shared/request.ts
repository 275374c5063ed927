import { assign, setup } from 'xstate';
import { errorOf, faultMessage, isSessionFault, type Message } from './message';
import { port } from './port';
import { withoutField } from './withoutField';
import { refusalOf } from './refusal';

export type FieldErrors<TForm> = { [K in keyof TForm]?: Message };
/** How a request ends. `expired`: the session has ended, so the form cannot be sent. */
export type RequestOutput<TValue> =
  | { kind: 'succeeded'; value: TValue }
  | { kind: 'cancelled' }
  | { kind: 'expired' };
export type RequestOutcome<TValue> =
  | { kind: 'accepted'; value: TValue }
  /** `field`: whose value was refused; left out where none alone is the reason. */
  | { kind: 'refused'; message: string; field?: string };

type Options<TForm, TGiven> = {
  id: string;
  /** A pure function that gives the message of each invalid field. */
  findErrors: (form: TForm, given: TGiven) => FieldErrors<TForm>;
  /** The field that repeats another one: a change of the first takes the error of both away. */
  repeats?: { [K in keyof TForm]?: keyof TForm };
};

// Inside a generic factory the event's type can't be inferred, so these helpers state it.
const formOf = ({ event }: { event: { form: object } }) => event.form;
const fieldOf = ({ event }: { event: { field: string } }) => event.field;
const outcomeOf = ({ event }: { event: { output: RequestOutcome<unknown> } }) => event.output;

/**
 * The machine of every form that is submitted once: form → sending → succeeded, or back to the form
 * with a message. `given` is the subject of the form and never changes. The values leave the
 * context when the request ends.
 */
export const makeRequest = <TForm extends object, TGiven, TValue = null>({
  id,
  findErrors,
  repeats = {},
}: Options<TForm, TGiven>) =>
  setup({
    types: {
      context: {} as {
        given: TGiven;
        form: TForm | null;
        fieldErrors: FieldErrors<TForm>;
        message: Message | null;
        value: TValue | null;
      },
      input: {} as TGiven,
      events: {} as
        | { type: 'form.submit'; form: TForm }
        | { type: 'form.cancel' }
        | { type: 'field.changed'; field: keyof TForm & string },
      output: {} as RequestOutput<TValue>,
      tags: {} as 'busy',
    },
    actors: { submit: port<RequestOutcome<TValue>, { form: TForm; given: TGiven }>('submit') },
    guards: {
      hasErrors: ({ context }, form: unknown) =>
        Object.keys(findErrors(form as TForm, context.given)).length > 0,
      isAccepted: (_, outcome: RequestOutcome<unknown>) => outcome.kind === 'accepted',
      isSessionLost: (_, error: unknown) => isSessionFault(error),
    },
    actions: {
      showErrors: assign(({ context }, form: unknown) => ({
        fieldErrors: findErrors(form as TForm, context.given),
        message: null,
      })),
      clearError: assign(({ context }, changed: string) => {
        const field = changed as keyof TForm;
        const rest = withoutField<FieldErrors<TForm>>(context.fieldErrors, field);
        const repeat = repeats[field];
        return { fieldErrors: repeat ? withoutField(rest, repeat) : rest };
      }),
      keepForm: assign((_, form: unknown) => ({
        form: form as TForm,
        fieldErrors: {},
        message: null,
      })),
      forgetForm: assign({ form: null }),
      keepValue: assign((_, outcome: RequestOutcome<unknown>) =>
        outcome.kind === 'accepted' ? { value: outcome.value as TValue } : {},
      ),
      showRefusal: assign((_, outcome: RequestOutcome<unknown>) =>
        outcome.kind === 'refused'
          ? refusalOf(outcome as { field?: keyof TForm & string; message: string })
          : {},
      ),
      showFault: assign((_, error: unknown) => ({ message: faultMessage(error) })),
    },
  }).createMachine({
    id,
    context: ({ input }) => ({
      given: input,
      form: null,
      fieldErrors: {},
      message: null,
      value: null,
    }),
    initial: 'form',
    states: {
      form: {
        on: {
          'form.submit': [
            {
              guard: { type: 'hasErrors', params: formOf },
              actions: { type: 'showErrors', params: formOf },
            },
            { target: 'sending', actions: { type: 'keepForm', params: formOf } },
          ],
          'form.cancel': 'cancelled',
          'field.changed': { actions: { type: 'clearError', params: fieldOf } },
        },
      },
      sending: {
        tags: 'busy',
        exit: 'forgetForm',
        invoke: {
          id: 'submit',
          src: 'submit',
          input: ({ context }) => ({ form: context.form as TForm, given: context.given }),
          onDone: [
            {
              guard: { type: 'isAccepted', params: outcomeOf },
              target: 'succeeded',
              actions: { type: 'keepValue', params: outcomeOf },
            },
            { target: 'form', actions: { type: 'showRefusal', params: outcomeOf } },
          ],
          onError: [
            { guard: { type: 'isSessionLost', params: errorOf }, target: 'expired' },
            { target: 'form', actions: { type: 'showFault', params: errorOf } },
          ],
        },
      },
      succeeded: {
        type: 'final',
        output: ({ context }) => ({ kind: 'succeeded', value: context.value }),
      },
      cancelled: { type: 'final', output: { kind: 'cancelled' } },
      expired: { type: 'final', output: { kind: 'expired' } },
    },
    output: ({ event }) => event.output as RequestOutput<TValue>,
  });
