import { ACTIVITY_REMARK_LIMIT } from '../../../contract/constants';
import type { ActivityApplicationSnapshot } from './activityApplication.machine';

/** The most characters of a remark (spec §9 Activity remark limit). */
export const REMARK_LIMIT = ACTIVITY_REMARK_LIMIT;

type Snapshot = ActivityApplicationSnapshot;
/** The activity that is applied for. */
export const selectActivity = (s: Snapshot) => s.context.activity;
/** True while the application is being sent. */
export const selectIsSending = (s: Snapshot) => s.matches('sending');
/** The chosen images in the order of their choice. */
export const selectFiles = (s: Snapshot) => s.context.files;
/** The error of the remark; null when there is none. */
export const selectFieldError = (s: Snapshot) => s.context.fieldError;
/** The message shown; null when there is none. */
export const selectMessage = (s: Snapshot) => s.context.message;
