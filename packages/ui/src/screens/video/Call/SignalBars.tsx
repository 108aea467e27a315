import { bar, bars } from './Call.css.ts';

interface SignalBarsProps {
  quality: 'good' | 'weak' | 'lost';
  /** The quality in words, for screen readers. Without it words are beside the bars. */
  label?: string;
}

/** The quality of a connection, as three bars. */
export function SignalBars({ quality, label }: SignalBarsProps) {
  const on = quality === 'good' ? 'good' : 'off';
  return (
    <span
      className={bars}
      {...(label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label })}
    >
      <span className={bar[quality === 'weak' ? 'weak' : on]} style={{ height: 5 }} />
      <span className={bar[on]} style={{ height: 9 }} />
      <span className={bar[on]} style={{ height: 14 }} />
    </span>
  );
}
