import { useSelector } from '@xstate/react';
import { useId } from 'react';
import type { SearchRef } from '../../../../machines/site/search/search.machine';
import {
  LONGEST_SEARCH,
  selectCatalogueMessage,
  selectCategories,
  selectFound,
  selectIsPreparing,
  selectIsSearching,
  selectMarked,
  selectPopular,
  selectRecent,
  selectScreen,
  selectWords,
} from '../../../../machines/site/search/search.selectors';
import type { Found, FoundKind } from '../../../../machines/site/search/search.types';
import { useT } from '../../../i18n/i18n';
import { Button } from '../../../ui/Button';
import { Dialog } from '../../../ui/Dialog';
import { FailureState } from '../../../ui/FailureState';
import { useBackCloses } from '../../../ui/hooks/useBackCloses';
import { Building2, ChevronRight, CircleHelp, Gamepad2, Gift } from '../../../ui/icons';
import { TextButton } from '../../../ui/Link';
import { optionId, ResultList, type Result } from '../../../ui/ResultList';
import type { ResultKeys } from '../../../ui/resultKeys';
import { SearchField } from '../../../ui/SearchField';
import * as css from './SearchDialog.css';

type Props = { search: SearchRef };

/** The search over everything: a field, and below it what is meant or what is offered. */
export function SearchDialog({ search }: Props) {
  const t = useT('search');
  const common = useT('common');
  const close = () => search.send({ type: 'search.close' });
  useBackCloses(true, close);
  return (
    <Dialog
      open
      size="wide"
      flush
      title={t('title')}
      closeLabel={common('close')}
      onDismiss={close}
    >
      <Content search={search} />
    </Dialog>
  );
}

function Content({ search }: Props) {
  const t = useT('search');
  const common = useT('common');
  const listId = useId();
  const words = useSelector(search, selectWords);
  const marked = useSelector(search, selectMarked);
  const screen = useSelector(search, selectScreen);
  const isSearching = useSelector(search, selectIsSearching);
  const keys: ResultKeys = {
    onNext: () => search.send({ type: 'result.next' }),
    onPrevious: () => search.send({ type: 'result.previous' }),
    onSubmit: () => search.send({ type: 'search.submit' }),
  };
  return (
    <div className={css.place} aria-busy={isSearching || undefined}>
      <div className={css.top}>
        <SearchField
          label={t('field')}
          value={words}
          onChange={(typed) => search.send({ type: 'words.changed', words: typed })}
          clearLabel={t('clear')}
          placeholder={t('placeholder')}
          maxLength={LONGEST_SEARCH}
          list={{
            id: listId,
            activeId: marked ? optionId(listId, marked.id) : undefined,
            ...keys,
          }}
        />
        <p className={css.says}>
          <Says search={search} />
          {screen === 'found' ? <span className={css.keys}>{t('keys')}</span> : null}
        </p>
      </div>
      <div className={css.below}>
        <Trouble search={search} />
        {screen === 'found' ? (
          <Results search={search} id={listId} keys={keys} />
        ) : (
          <div className={css.offers}>
            {screen === 'nothing' ? <Nothing search={search} /> : null}
            {screen === 'failed' ? (
              <FailureState
                retryLabel={common('retry')}
                onRetry={() => search.send({ type: 'answer.retry' })}
              >
                {t('failed')}
              </FailureState>
            ) : null}
            <Offers search={search} />
          </div>
        )}
      </div>
    </div>
  );
}

/** How many results there are, for ears too. */
function Says({ search }: Props) {
  const t = useT('search');
  const isSearching = useSelector(search, selectIsSearching);
  const count = useSelector(search, selectFound).length;
  const screen = useSelector(search, selectScreen);
  const isPreparing = useSelector(search, selectIsPreparing);
  return (
    <span role="status">
      {screen === 'found'
        ? t(isPreparing ? 'foundSoFar' : 'found', { count })
        : isSearching
          ? t('searching')
          : null}
    </span>
  );
}

/** The games could not be loaded: everything else is found. */
function Trouble({ search }: Props) {
  const t = useT('search');
  const common = useT('common');
  const message = useSelector(search, selectCatalogueMessage);
  if (!message) return null;
  return (
    <FailureState
      retryLabel={common('retry')}
      onRetry={() => search.send({ type: 'catalogue.retry' })}
    >
      {t('notLoaded')}
    </FailureState>
  );
}

function Results({ search, id, keys }: Props & { id: string; keys: ResultKeys }) {
  const t = useT('search');
  const found = useSelector(search, selectFound);
  const marked = useSelector(search, selectMarked);
  return (
    <ResultList
      id={id}
      label={t('results')}
      results={found.map((one) => resultOf(one, noteOf(one, t)))}
      keys={keys}
      markedId={marked?.id}
      onChoose={(chosen) => {
        const one = found.find((other) => other.id === chosen);
        if (one) search.send({ type: 'result.choose', found: one });
      }}
    />
  );
}

type Say = ReturnType<typeof useT>;
const noteOf = ({ kind, about }: Found, t: Say): string => {
  const name = t(`kind.${kind}`);
  return about === '' ? name : t('about', { kind: name, about });
};
const resultOf = ({ id, title, picture, kind }: Found, note: string): Result => {
  const Icon = ICONS[kind];
  return { id, title, note, picture, icon: <Icon size={20} aria-hidden="true" /> };
};
const ICONS = {
  game: Gamepad2,
  vendor: Building2,
  promotion: Gift,
  help: CircleHelp,
  page: ChevronRight,
} satisfies Record<FoundKind, unknown>;

function Nothing({ search }: Props) {
  const t = useT('search');
  const words = useSelector(search, selectWords);
  const goTo = (title: string, goal: Found['goal']) =>
    search.send({
      type: 'result.choose',
      found: { id: title, kind: 'page', title, about: '', picture: '', goal },
    });
  return (
    <div className={css.nothing}>
      <p role="status" className={css.nothingTitle}>
        {t('nothing', { words: words.trim() })}
      </p>
      <p>{t('tryOther')}</p>
      <div className={css.ways}>
        <Button onClick={() => goTo(t('support'), { kind: 'customerService' })}>
          {t('support')}
        </Button>
        <Button onClick={() => goTo(t('helpCentre'), { kind: 'address', address: '/help' })}>
          {t('helpCentre')}
        </Button>
      </div>
    </div>
  );
}

/** To begin with, and where nothing was found. */
function Offers({ search }: Props) {
  const t = useT('search');
  const recent = useSelector(search, selectRecent);
  const categories = useSelector(search, selectCategories);
  const popular = useSelector(search, selectPopular);
  return (
    <>
      {recent.length > 0 ? (
        <section aria-label={t('recent')}>
          <h3 className={css.heading}>
            {t('recent')}
            <TextButton onClick={() => search.send({ type: 'recent.forget' })}>
              {t('forget')}
            </TextButton>
          </h3>
          <ul role="list" className={css.chips}>
            {recent.map((words) => (
              <li key={words}>
                <Button compact onClick={() => search.send({ type: 'words.changed', words })}>
                  {words}
                </Button>
              </li>
            ))}
          </ul>
        </section>
      ) : null}
      <Group search={search} title={t('categories')} offered={categories} />
      <Group search={search} title={t('popular')} offered={popular} />
    </>
  );
}

function Group({ search, title, offered }: Props & { title: string; offered: readonly Found[] }) {
  if (offered.length === 0) return null;
  return (
    <section aria-label={title}>
      <h3 className={css.heading}>{title}</h3>
      <ul role="list" className={css.chips}>
        {offered.map((found) => (
          <li key={found.id}>
            <Button compact onClick={() => search.send({ type: 'result.choose', found })}>
              {found.title}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}
