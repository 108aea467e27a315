import { questionnaireMessages } from '@perigee/domain/questionnaire';
import { clsx } from 'clsx';
import { Button } from '../../../components/Button/Button.tsx';
import * as css from './IncompleteProfilePrompt.css.ts';

export interface IncompleteProfilePromptProps {
  completedFields: number;
  totalFields: number;
  /** Continues with the questions. */
  onStart: () => void;
  className?: string;
}

/** Asks a user with an incomplete profile to finish it. Source: member §2 (questionnaire), §3. */
export function IncompleteProfilePrompt({
  completedFields,
  totalFields,
  onStart,
  className,
}: IncompleteProfilePromptProps) {
  const share = totalFields === 0 ? 0 : completedFields / totalFields;
  return (
    <section className={clsx(css.prompt, className)} aria-label="Database entry">
      <div className={css.row}>
        <div>
          <p className={css.title}>{questionnaireMessages.almostComplete}</p>
          <p className={css.count}>
            {questionnaireMessages.answered(completedFields, totalFields)}
          </p>
        </div>
        <Button variant="outline" size="small" onClick={onStart}>
          START
        </Button>
      </div>
      <div className={css.meter} aria-hidden="true">
        <div className={css.meterDone} style={{ width: `${Math.min(share, 1) * 100}%` }} />
      </div>
    </section>
  );
}
