import * as v from 'valibot';
import type { Sentence } from '../words';

/** A sentence that names the first invalid field; null when there is none. */
export const issueOf = (issues: readonly v.BaseIssue<unknown>[]): Sentence => {
  const [issue] = issues;
  const path = issue && v.getDotPath(issue);
  if (!issue || !path) return (words) => words.bodyNotObject;
  return issue.input === undefined || issue.input === ''
    ? (words) => words.fieldMissing(path)
    : (words) => words.fieldWrong(path);
};
