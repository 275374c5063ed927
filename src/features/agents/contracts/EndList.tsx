import type {
  ContractType,
  Terms,
} from '../../../../machines/agents/contractRequest/contractRequest.types';
import { useT } from '../../../i18n/i18n';
import * as css from './contracts.css';
import { useTermsWords } from './useTermsWords';

export type End = { contractId: string; account: string; terms: Terms };

/** The contracts that an answer ends, one by one; they are of one type. */
export function EndList({ type, ends }: { type: ContractType; ends: readonly End[] }) {
  const t = useT('contracts');
  const { summary } = useTermsWords();
  return (
    <ul role="list" className={css.plain}>
      {ends.map(({ contractId, account, terms }) => (
        <li key={contractId}>{t('request.ends', { account, terms: summary({ type, terms }) })}</li>
      ))}
    </ul>
  );
}
