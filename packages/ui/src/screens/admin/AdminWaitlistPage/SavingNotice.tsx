import { adminWaitlistMessages } from '@perigee/domain/admin';
import { Banner } from '../../../components/Banner/Banner.tsx';
import { Stack } from '../../../components/Stack/Stack.tsx';
import type { RefusedDecision } from './use-saving.ts';

const texts = adminWaitlistMessages;

interface SavingNoticeProps {
  refused: readonly RefusedDecision[];
  onDismiss: () => void;
}

/** The applicants whose decision was refused, with the reason of each. */
export function SavingNotice({ refused, onDismiss }: SavingNoticeProps) {
  if (refused.length === 0) return null;
  const reasons = new Set(refused.map(({ message }) => message));
  return (
    <Stack spaceAfter={3}>
      <Banner
        tone="negative"
        title={texts.notSaved(refused.map(({ name }) => name))}
        onDismiss={onDismiss}
      >
        {reasons.size === 1 ? (
          [...reasons]
        ) : (
          <ul>
            {refused.map(({ id, name, message }) => (
              <li key={id}>
                {name}: {message}
              </li>
            ))}
          </ul>
        )}
      </Banner>
    </Stack>
  );
}
