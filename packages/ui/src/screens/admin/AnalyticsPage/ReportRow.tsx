import { messages } from '@perigee/domain';
import { reportMessages, reportSubject, type Report, type ReportPath } from '@perigee/domain/admin';
import { Download } from 'lucide-react';
import { useState, type FormEvent } from 'react';
import { Button } from '../../../components/Button/Button.tsx';
import { Icon } from '../../../components/Icon/Icon.tsx';
import { InlineError } from '../../../components/InlineError/InlineError.tsx';
import { Text } from '../../../components/Text/Text.tsx';
import { TextField } from '../../../components/TextField/TextField.tsx';
import { useAsyncAction } from '../../../hooks/use-async-action.ts';
import { saveFile } from '../../../save-file.ts';
import * as css from './AnalyticsPage.css.ts';

export interface ReportCalls {
  /**
   * Fetches the file of a report, for a subject if the report has one. `onReceived` gets the number of bytes
   * that have come so far; the size of the file is unknown before its end.
   */
  onDownload: (
    path: ReportPath,
    subject: string | number | null,
    onReceived: (bytes: number) => void,
  ) => Promise<File>;
}

export interface ReportRowProps extends ReportCalls {
  /** The title of its group, which is part of the name of its button. */
  group: string;
  report: Report & { path: ReportPath };
  /** Gets the name of a saved file. */
  onSaved: (file: string) => void;
}

/** A report, its subject, and the button that downloads it. Source: admin §2, §5 (analytics items). */
export function ReportRow({ group, report, onDownload, onSaved }: ReportRowProps) {
  const { path, label, subject } = report;
  const [typed, setTyped] = useState('');
  const download = useAsyncAction(messages.unableToProcess);
  const [received, setReceived] = useState(0);
  const about = subject === undefined ? null : reportSubject(subject, typed);
  const isMissing = subject !== undefined && about === null;

  function submit(event: FormEvent) {
    event.preventDefault();
    if (isMissing) return;
    setReceived(0);
    void download.run(async () => onDownload(path, about, setReceived), {
      onDone: (file) => {
        saveFile(file);
        onSaved(file.name);
      },
    });
  }

  return (
    <li>
      <form
        noValidate
        className={subject === undefined ? css.report : css.reportWithSubject}
        onSubmit={submit}
      >
        <div className={css.text}>
          <Text as="div" weight="medium" tone="strong">
            {label}
          </Text>
          <Text as="div" size="xs" tone="muted" breakWords>
            {path}
            {download.busy && received > 0 && (
              <span className={css.received}> · {reportMessages.received(received)}</span>
            )}
          </Text>
        </div>
        {subject !== undefined && (
          <TextField
            label={subject.label}
            labelHidden
            placeholder={subject.label}
            className={css.field}
            inputMode={subject.kind === 'number' ? 'numeric' : 'text'}
            autoComplete="off"
            spellCheck={false}
            required
            value={typed}
            readOnly={download.busy}
            onChange={(event) => {
              download.clear();
              setTyped(event.target.value);
            }}
          />
        )}
        <Button
          type="submit"
          variant="outline"
          size="small"
          aria-label={reportMessages.downloadOf(group, label)}
          busy={download.busy}
          disabled={isMissing}
        >
          <Icon icon={Download} />
          {reportMessages.download}
        </Button>
        <InlineError text={download.error} className={css.failure} />
      </form>
    </li>
  );
}
