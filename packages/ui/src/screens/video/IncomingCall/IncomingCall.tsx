import { Video } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { Button } from '../../../components/Button/Button.tsx';
import { Heading } from '../../../components/Heading/Heading.tsx';
import { Icon } from '../../../components/Icon/Icon.tsx';
import { Portrait } from '../../../components/Picture/Portrait.tsx';
import { Text } from '../../../components/Text/Text.tsx';
import { answers, banner, portrait } from './IncomingCall.css.ts';

export interface IncomingCallProps {
  /** The user who calls. */
  caller: { name: string; imageUrl: string | null };
  onAnswer: () => void;
  onDecline: () => void;
}

/**
 * A call that rings, over any page, until it is answered or over. It is announced at once, and takes the focus only if
 * no element has it: keys that the user presses for the page must not answer a call.
 */
export function IncomingCall({ caller, onAnswer, onDecline }: IncomingCallProps) {
  const section = useRef<HTMLElement>(null);
  useEffect(() => {
    if (document.activeElement === document.body) section.current?.focus();
  }, []);
  return (
    <section ref={section} className={banner} aria-label="Incoming call" tabIndex={-1}>
      <Portrait className={portrait} src={caller.imageUrl} alt="" />
      <div role="alert">
        <Heading level={2} size="xl">
          <bdi>{caller.name}</bdi> is calling
        </Heading>
        <Text size="sm" tone="muted">
          Video call
        </Text>
      </div>
      <div className={answers}>
        <Button variant="outline" onClick={onDecline}>
          Not now
        </Button>
        <Button onClick={onAnswer}>
          <Icon icon={Video} size="md" />
          Answer
        </Button>
      </div>
    </section>
  );
}
