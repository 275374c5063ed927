import * as v from 'valibot';
import { IMAGE_TYPES } from './constants';

/** An uploaded image that the platform holds. */
export const uploadedImageSchema = v.object({
  id: v.string(),
  name: v.string(),
  type: v.picklist(IMAGE_TYPES),
  bytes: v.number(),
});
export type UploadedImage = v.InferOutput<typeof uploadedImageSchema>;
/** What a file is called. */
export const fileNameSchema = v.pipe(v.string(), v.minLength(1), v.maxLength(255));
/** Why an image is refused (spec §8 Upload errors). */
export const UPLOAD_REFUSALS = ['tooLarge', 'wrongType', 'tooMany'] as const;
export type UploadRefusal = (typeof UPLOAD_REFUSALS)[number];
