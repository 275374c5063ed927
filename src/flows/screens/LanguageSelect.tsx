import { useSelector } from '@xstate/react';
import type { AppRef } from '../../../machines/site/app/app.machine';
import {
  selectChosenLanguage,
  selectIsSwitchingLanguage,
} from '../../../machines/site/app/app.selectors';
import { languages } from '../../brand/languages';
import { SelectField } from '../../ui/SelectField';
import { useT } from '../../i18n/i18n';

/**
 * The choice of language, each by its own name; the chosen one is shown while its texts are
 * loading. Pages of every feature take it as a slot.
 */
export function LanguageSelect({ app }: { app: AppRef }) {
  const t = useT('common');
  const language = useSelector(app, selectChosenLanguage);
  const isSwitching = useSelector(app, selectIsSwitchingLanguage);
  const choose = (value: string) => {
    const choice = languages.find(({ code }) => code === value);
    if (choice) app.send({ type: 'language.choose', language: choice.code });
  };
  return (
    <SelectField
      name="language"
      label={t('language')}
      hideLabel
      value={language}
      aria-busy={isSwitching || undefined}
      options={languages.map(({ code, endonym, tag }) => ({
        value: code,
        label: endonym,
        lang: tag,
      }))}
      onChange={(event) => choose(event.target.value)}
    />
  );
}
