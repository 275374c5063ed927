import { saveFile } from '../../services/environment';
import { Button } from '../../ui/Button';
import { useCopy } from '../../ui/hooks/useCopy';
import { Check, Copy } from '../../ui/icons';
import { useT } from '../../i18n/i18n';
import { pageReport, type ReportSource } from './pageReport';
import { capsuleName, capsuleText } from './report';

/** Copies the page's capsule to the clipboard or, if the browser refuses, saves it as a file. */
export function CopyReport(source: ReportSource) {
  const t = useT('report');
  const { copied, copy } = useCopy();
  const handOver = () => {
    const capsule = pageReport(source);
    const text = capsuleText(capsule);
    copy(text, () =>
      saveFile(capsuleName(capsule), new Blob([text], { type: 'application/json' })),
    );
  };
  return (
    <>
      <Button tone="ghost" compact onClick={handOver}>
        {copied === 'done' ? (
          <Check size={18} aria-hidden="true" />
        ) : (
          <Copy size={18} aria-hidden="true" />
        )}
        {t('copy')}
      </Button>
      <p role="status">
        {copied === 'done' ? t('copied') : copied === 'failed' ? t('saved') : null}
      </p>
    </>
  );
}
