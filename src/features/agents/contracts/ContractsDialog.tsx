import type { ContractsRef } from '../../../../machines/agents/contracts/contracts.machine';
import { useT } from '../../../i18n/i18n';
import { Dialog } from '../../../ui/Dialog';
import { ContractsPage } from './ContractsPage';

/** The dialog of contracts (spec §2 Modals). */
export function ContractsDialog({ actor: contracts }: { actor: ContractsRef }) {
  const t = useT('contracts');
  const common = useT('common');
  return (
    <Dialog
      open
      size="wide"
      title={t('title')}
      closeLabel={common('close')}
      onDismiss={() => contracts.send({ type: 'contracts.close' })}
    >
      <ContractsPage actor={contracts} />
    </Dialog>
  );
}
