import { questionnaireMessages } from '@perigee/domain/questionnaire';
import { Button } from '../../../components/Button/Button.tsx';
import { Inline } from '../../../components/Inline/Inline.tsx';
import { Section } from '../../../components/Section/Section.tsx';
import { Text } from '../../../components/Text/Text.tsx';
import { meter, meterDone } from './IncompleteProfilePrompt.css.ts';

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
    <Section divider={6} narrow className={className} aria-label="Database entry">
      <Inline justify="between" gap={4} wrap={false}>
        <div>
          <Text tone="strong" leading="snug">
            {questionnaireMessages.almostComplete}
          </Text>
          <Text size="sm" tone="muted" figures spaceBefore={1}>
            {questionnaireMessages.answered(completedFields, totalFields)}
          </Text>
        </div>
        <Button variant="outline" size="small" onClick={onStart}>
          START
        </Button>
      </Inline>
      <div className={meter} aria-hidden="true">
        <div className={meterDone} style={{ width: `${Math.min(share, 1) * 100}%` }} />
      </div>
    </Section>
  );
}
