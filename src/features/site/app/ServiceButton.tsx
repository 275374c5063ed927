import type { OverlayRef } from '../../../../machines/site/overlay/overlay.machine';
import { useT } from '../../../i18n/i18n';
import { Button } from '../../../ui/Button';
import { Headset } from '../../../ui/icons';

/** Opens the contacts of customer service. */
export function ServiceButton({
  overlay,
  tone = 'secondary',
}: {
  overlay: OverlayRef;
  tone?: 'primary' | 'secondary';
}) {
  const common = useT('common');
  return (
    <Button
      tone={tone}
      onClick={() => overlay.send({ type: 'overlay.open', name: 'customerService' })}
    >
      <Headset size={20} aria-hidden="true" />
      {common('customerService')}
    </Button>
  );
}
