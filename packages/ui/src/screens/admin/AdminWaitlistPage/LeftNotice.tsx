import { adminWaitlistMessages } from '@perigee/domain/admin';
import { useContext } from 'react';
import { Banner } from '../../../components/Banner/Banner.tsx';
import { Stack } from '../../../components/Stack/Stack.tsx';
import type { DraftEntry } from './draft-store.ts';
import { DraftsContext } from './use-drafts.ts';

const texts = adminWaitlistMessages;

/** The applicants who have left the list before the decision on them was saved. Dismissing it drops the decisions. */
export function LeftNotice({ left }: { left: readonly DraftEntry[] }) {
  const store = useContext(DraftsContext);
  if (left.length === 0) return null;
  return (
    <Stack spaceAfter={3}>
      <Banner
        tone="caution"
        title={texts.left(left.map(({ applicant }) => applicant.name))}
        onDismiss={() => store.drop(left.map(({ applicant }) => applicant.id))}
      >
        {texts.leftHelp}
      </Banner>
    </Stack>
  );
}
