import { overlayMachine } from '../../../machines/site/overlay/overlay.machine';
import { selectIsOpen } from '../../../machines/site/overlay/overlay.selectors';
import { defineFlow } from '../shared/defineFlow';

/** What lies over the page, whatever the page is. */
export const overlay = defineFlow({
  machine: overlayMachine,
  dialogs: {
    customerService: {
      isOpen: selectIsOpen('customerService'),
      close: { type: 'overlay.close', name: 'customerService' },
    },
  },
});
