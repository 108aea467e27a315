import { useEffect, useEffectEvent, useRef } from 'react';
import { limits, messages } from '@perigee/domain';
import { Button } from '../../../components/Button/Button.tsx';
import { useToastedAction } from '../../../hooks/use-toasted-action.ts';
import { disc, drawing, point, retry, ring, tick, title, verified } from './VerifiedStep.css.ts';

export interface VerifiedStepProps {
  /** Called after 1.5 s. A rejection's message is shown, with a retry button. */
  onContinue: () => Promise<void>;
  mayFocus: boolean;
}

/** Confirms the right code. Visible for 1.5 s, and until the next view is ready. Source: member §4. */
export function VerifiedStep({ onContinue, mayFocus }: VerifiedStepProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const request = useToastedAction();
  const goOn = useEffectEvent(() => void request.run(onContinue));

  useEffect(() => {
    const timer = setTimeout(() => goOn(), limits.verifiedMs);
    return () => clearTimeout(timer);
  }, []);

  useEffect(() => {
    if (mayFocus) heading.current?.focus();
  }, [mayFocus]);

  return (
    <div className={verified}>
      <svg className={drawing} viewBox="0 0 240 160" aria-hidden="true">
        <g transform="rotate(-16 120 80)">
          <ellipse className={ring.plain} cx="120" cy="80" rx="112" ry="50" />
          <ellipse className={ring.precious} cx="120" cy="80" rx="76" ry="33" />
        </g>
        <circle className={disc} cx="120" cy="80" r="24" />
        <path className={tick} d="m110 81 7 7 14-15" pathLength="1" />
        <circle className={point} cx="216" cy="36" r="4.5" />
      </svg>
      <h2 ref={heading} className={title} tabIndex={-1}>
        {messages.code.verified}
      </h2>
      <div className={retry}>
        {request.state.status === 'error' && (
          <Button variant="outline" onClick={() => void request.run(onContinue)}>
            Try again
          </Button>
        )}
      </div>
    </div>
  );
}
