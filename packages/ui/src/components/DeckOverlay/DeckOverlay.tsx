import { clsx } from 'clsx';
import { useEffect, useEffectEvent, type ComponentProps } from 'react';
import { ring } from '../Orbit/ring.css.ts';
import { orbit, overlay, point } from './DeckOverlay.css.ts';

export interface DeckOverlayProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** The duration: `limits.deckOverlayMs.admin` or `.others`. Milliseconds. */
  duration: number;
  /** Called after `duration`: the next profile may be shown. */
  onDone: () => void;
}

/**
 * Covers a profile of the deck between a decision and the next profile. The caller renders it with the
 * decision, and removes it in `onDone`. Source: member §2 (For-you deck).
 */
export function DeckOverlay({ duration, onDone, className, ...rest }: DeckOverlayProps) {
  const tell = useEffectEvent(onDone);
  useEffect(() => {
    const timer = setTimeout(() => tell(), duration);
    return () => clearTimeout(timer);
  }, [duration]);

  return (
    <div {...rest} aria-hidden="true" className={clsx(overlay, className)}>
      <svg className={orbit} viewBox="0 0 240 130">
        <g transform="rotate(-14 120 65)">
          <ellipse className={ring.plain} cx="120" cy="65" rx="112" ry="44" />
          <ellipse className={ring.precious} cx="120" cy="65" rx="70" ry="27" />
        </g>
        <circle className={point} r="6" />
      </svg>
    </div>
  );
}
