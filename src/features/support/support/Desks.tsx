import { useSelector } from '@xstate/react';
import { useId } from 'react';
import type { CustomerService } from '../../../../machines/support/support/support.types';
import type { SupportRef } from '../../../../machines/support/support/support.machine';
import {
  selectEntry,
  selectEntryLink,
  selectEntryMessage,
  selectEntryScreen,
} from '../../../../machines/support/support/support.selectors';
import { useMessage, useT } from '../../../i18n/i18n';
import { useSupportHours } from '../../../i18n/useSupportHours';
import { Alert } from '../../../ui/Alert';
import { Button } from '../../../ui/Button';
import { useFocusOnChange } from '../../../ui/hooks/useFocusOnChange';
import { ExternalLinkIcon, MessageCircle } from '../../../ui/icons';
import { ExternalLink } from '../../../ui/Link';
import { OpeningHours } from '../../../ui/OpeningHours';
import { VisuallyHidden } from '../../../ui/VisuallyHidden';
import * as css from './CustomerServiceDialog.css';

/** The desk whose hours are known (spec §2 Routes, /agent). */
const HAS_HOURS = 'AGENT_CHAT';
/** Whether one of the entries says the hours of agent support. */
export const saysHours = (entries: readonly CustomerService[]): boolean =>
  entries.some(({ csType }) => csType === HAS_HOURS);

type Props = {
  support: SupportRef;
  entries: readonly CustomerService[];
  /** Of the support team. */
  timeZone: string;
};

/**
 * The chat, and the platform's entries that lead directly to one desk (spec §3 Customer-service
 * entry).
 */
export function Desks({ support, entries, timeZone }: Props) {
  const t = useT('support');
  return (
    <div className={css.desks}>
      <Button
        tone="primary"
        fullWidth
        aria-describedby="chat-hours"
        onClick={() => support.send({ type: 'chat.open' })}
      >
        <MessageCircle size={20} aria-hidden="true" />
        {t('chat')}
      </Button>
      <p id="chat-hours" className={css.note}>
        {t('chatText')}
      </p>
      {entries.length > 0 ? (
        <Entries support={support} entries={entries} timeZone={timeZone} />
      ) : null}
    </div>
  );
}

const useNameOf = () => {
  const t = useT('support');
  return ({ csType }: CustomerService) => t(`entry.${csType}`, { defaultValue: t('entry.other') });
};

/** An entry's path is opened when it is chosen. */
function Entries({ support, entries, timeZone }: Props) {
  const t = useT('support');
  const id = useId();
  return (
    <>
      <h3 id={id} className={css.entriesTitle}>
        {t('entries')}
      </h3>
      <ul role="list" className={css.entries} aria-labelledby={id}>
        {entries.map((entry) => (
          <li key={entry.path} className={css.entry}>
            <Entry support={support} entry={entry} timeZone={timeZone} />
          </li>
        ))}
      </ul>
      <Outcome support={support} />
    </>
  );
}

/** One desk, with its hours where they are known. */
function Entry({
  support,
  entry,
  timeZone,
}: Pick<Props, 'support' | 'timeZone'> & { entry: CustomerService }) {
  const nameOf = useNameOf();
  const id = useId();
  const screen = useSelector(support, selectEntryScreen);
  const chosen = useSelector(support, selectEntry);
  const hours = useSupportHours(timeZone);
  const hasHours = saysHours([entry]);
  return (
    <>
      <Button
        compact
        fullWidth
        busy={screen === 'opening' && chosen?.path === entry.path}
        aria-describedby={hasHours ? id : undefined}
        onClick={() => support.send({ type: 'entry.open', entry })}
      >
        {nameOf(entry)}
      </Button>
      {hasHours ? (
        <p id={id} className={css.note}>
          <OpeningHours {...hours} />
        </p>
      ) : null}
    </>
  );
}

function Outcome({ support }: { support: SupportRef }) {
  const t = useT('support');
  const common = useT('common');
  const say = useMessage();
  const nameOf = useNameOf();
  const screen = useSelector(support, selectEntryScreen);
  const entry = useSelector(support, selectEntry);
  const link = useSelector(support, selectEntryLink);
  const message = useSelector(support, selectEntryMessage);
  const opener = useFocusOnChange<HTMLAnchorElement>(link);
  if (screen === 'failed') return <Alert tone="danger">{say(message)}</Alert>;
  if (screen !== 'link' || !entry || link === null) return null;
  return (
    <Alert tone="success">
      {t('entryReady')}{' '}
      <ExternalLink ref={opener} href={link}>
        {t('openEntry', { name: nameOf(entry) })}
        <ExternalLinkIcon size={16} aria-hidden="true" />
        <VisuallyHidden>{`, ${common('newTab')}`}</VisuallyHidden>
      </ExternalLink>
    </Alert>
  );
}
