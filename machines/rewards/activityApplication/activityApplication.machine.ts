import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import { uploadedIds } from '../../shared/imageFiles';
import { applicationSetup, heldFiles, onFault, onOutcome } from './activityApplication.setup';
import type { ActivityApplicationOutput } from './activityApplication.types';
import { form } from './states/form';

/**
 * The application to a promotion activity: a remark, images, or both (spec §5 Activity
 * application). What fails leads back to the form, with everything that was typed and uploaded.
 */
export const activityApplicationMachine = applicationSetup.createMachine({
  id: 'activityApplication',
  context: ({ input: { activity } }) => ({
    activity,
    files: heldFiles(activity),
    remark: '',
    fieldError: null,
    message: null,
  }),
  invoke: { id: 'imageFiles', src: 'imageFiles' },
  initial: 'form',
  states: {
    form,
    sending: {
      meta: { requirement: ['§4 Statuses 2'] },
      tags: 'busy',
      exit: 'forgetRemark',
      invoke: {
        id: 'apply',
        src: 'apply',
        input: ({ context }) => ({
          activityId: context.activity.id,
          remark: context.remark,
          images: uploadedIds(context.files),
        }),
        onDone: onOutcome('apply', {
          accepted: { target: 'sent', actions: 'keepActivity' },
          refused: { target: 'form', actions: 'showRefusal' },
        }),
        onError: onFault({ target: 'form', actions: 'showFault' }),
      },
    },
    sent: {
      type: 'final',
      output: ({ context }) => ({ kind: 'sent', activity: context.activity }),
    },
    cancelled: { type: 'final', output: { kind: 'cancelled' } },
  },
  output: ({ event }) => event.output as ActivityApplicationOutput,
});
export type ActivityApplicationRef = ActorRefFrom<typeof activityApplicationMachine>;
export type ActivityApplicationSnapshot = SnapshotFrom<typeof activityApplicationMachine>;
