import { fromCallback } from 'xstate';
import { activityApplicationMachine } from '../../../machines/rewards/activityApplication/activityApplication.machine';
import type { ImageFilesEvent, UploadEvent } from '../../../machines/shared/imageFiles';
import { createActivities } from '../../services/rewards/activities';
import { act } from '../shared/ports';
import { defineFlow } from '../shared/defineFlow';

/** The application to a promotion activity. */
export const activityApplication = defineFlow({
  machine: activityApplicationMachine,
  ports: ({ service }) => {
    const { images, removeImage, apply } = service(createActivities);
    return {
      imageFiles: fromCallback<ImageFilesEvent>(({ sendBack, receive }) => {
        const files = images.open((file) => sendBack({ type: 'file.taken', file }));
        receive(files.hear);
        return files.close;
      }),
      checkImage: act(images.check),
      uploadImage: fromCallback<
        UploadEvent,
        { activityId: string; id: string; name: string; held: string[] }
      >(({ input: { activityId, ...file }, sendBack }) =>
        images.upload({ subject: activityId, ...file }, sendBack),
      ),
      removeImage: act(removeImage),
      apply: act(apply),
    };
  },
});
