import { waitlistHead, type WaitlistFacts } from '@perigee/domain/waitlist';
import type { Ref } from 'react';
import { PageHead } from '../../../components/PageHead/PageHead.tsx';

interface WaitlistHeadingProps extends WaitlistFacts {
  ref: Ref<HTMLHeadingElement> | undefined;
}

/** The heading of the application, and a line about the next step. */
export function WaitlistHeading({ ref, ...facts }: WaitlistHeadingProps) {
  const { kicker, title, subtitle } = waitlistHead(facts);
  return (
    <PageHead
      kicker={kicker ?? undefined}
      kickerTone="precious"
      title={title}
      measure="xs"
      headingRef={ref}
      takesFocus={false}
      subtitle={subtitle}
    />
  );
}
