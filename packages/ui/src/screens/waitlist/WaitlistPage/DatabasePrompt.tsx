import { Button } from '../../../components/Button/Button.tsx';
import {
  meter,
  meterDone,
  prompt,
  promptCount,
  promptRow,
  promptTitle,
} from './WaitlistPage.css.ts';

export interface DatabaseProgress {
  completedFields: number;
  totalFields: number;
  /** Goes on with the questions. */
  onStart: () => void;
}

/** Asks somebody who has begun their profile to finish it. Source: member §2 (questionnaire). */
export function DatabasePrompt({ completedFields, totalFields, onStart }: DatabaseProgress) {
  const share = totalFields === 0 ? 0 : completedFields / totalFields;
  return (
    <section className={prompt} aria-label="Database entry">
      <div className={promptRow}>
        <div>
          <p className={promptTitle}>your database entry is almost complete</p>
          <p className={promptCount}>
            {completedFields} of {totalFields} answered
          </p>
        </div>
        <Button variant="outline" size="small" onClick={onStart}>
          START
        </Button>
      </div>
      <div className={meter} aria-hidden="true">
        <div className={meterDone} style={{ width: `${Math.min(share, 1) * 100}%` }} />
      </div>
    </section>
  );
}
