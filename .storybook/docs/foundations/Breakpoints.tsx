import { useSyncExternalStore } from 'react';
import { breakpoints, from } from '../../../packages/ui/src/theme/breakpoints.ts';
import { viewports } from '../../modes.ts';
import { bar, here, mark, name as nameClass, row, rows, value } from './Breakpoints.css.ts';

function subscribe(onChange: () => void): () => void {
  addEventListener('resize', onChange);
  return () => removeEventListener('resize', onChange);
}

const WIDEST = Math.max(...Object.values(breakpoints));
const share = (width: number) => `${Math.min(100, (width / WIDEST) * 100)}%`;

/** Every breakpoint to scale, and the width of this window among them. */
export function Ruler() {
  const width = useSyncExternalStore(subscribe, () => innerWidth);
  const holding = Object.entries(breakpoints).findLast(([, least]) => width >= least)?.[0];
  const devices = Object.values(viewports).map(({ styles }) => Number.parseInt(styles.width, 10));
  return (
    <div className={rows}>
      {Object.entries(breakpoints).map(([name, least]) => (
        <div key={name} className={row}>
          <span className={nameClass}>{name}</span>
          <span className={value}>{from(name as keyof typeof breakpoints)}</span>
          <span className={bar} style={{ width: share(least) }} />
        </div>
      ))}
      <div className={row}>
        <span className={nameClass}>Devices</span>
        <span className={value}>in the toolbar</span>
        <span className={here}>
          {devices.map((device) => (
            <span key={device} className={mark} style={{ insetInlineStart: share(device) }}>
              {device}
            </span>
          ))}
        </span>
      </div>
      <p className={value}>
        This window has {width} px: {holding === undefined ? 'none holds' : `${holding} holds`}.
      </p>
    </div>
  );
}
