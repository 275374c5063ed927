import { Alert } from './Alert';
import { FailureAid } from './FailureAid';

/**
 * Says that a request got no answer: what is known, what is not, and the help that the app offers
 * below every failure.
 */
export function NoAnswer({ known, unsure }: { known: string | undefined; unsure: string }) {
  return (
    <Alert tone="danger">
      <p>{known}</p>
      <p>{unsure}</p>
      <FailureAid />
    </Alert>
  );
}
