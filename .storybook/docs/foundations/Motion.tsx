import { useState } from 'react';
import { Button } from '../../../packages/ui/src/components/Button/Button.tsx';
import { duration, easing } from '../../../packages/ui/src/theme/scale.ts';
import {
  curve,
  curveLine,
  easings,
  frame,
  lane,
  name as nameClass,
  play,
  point,
  row,
  rows,
  value,
} from './Motion.css.ts';

const DURATION_USES: Readonly<Record<keyof typeof duration, string>> = {
  1: 'Press, color',
  2: 'Hover, menus, tooltips',
  3: 'Dialogs, from what opened them',
  4: 'Progress along an arc, pictures that grow',
};

/** A point for each duration; all points start at the same time. */
export function Durations() {
  const [isThere, setIsThere] = useState(false);
  return (
    <>
      <div className={rows}>
        {Object.entries(duration).map(([step, length]) => (
          <div key={step} className={row}>
            <span className={nameClass}>{length}</span>
            <span className={value}>{DURATION_USES[Number(step) as keyof typeof duration]}</span>
            <div className={lane}>
              <span
                className={point}
                style={{
                  insetInlineStart: isThere ? '100%' : '0%',
                  transition: `inset-inline-start ${length} ${easing.orbit}`,
                }}
              />
            </div>
          </div>
        ))}
      </div>
      <div className={play}>
        <Button variant="outline" size="small" onClick={() => setIsThere(!isThere)}>
          {isThere ? 'Play back' : 'Play'}
        </Button>
      </div>
    </>
  );
}

const EASING_USES: Readonly<Record<keyof typeof easing, string>> = {
  out: 'Responses to the user: fast at first, then settling.',
  orbit: 'What moves by itself: slow at both ends.',
};

/** The control points of 'cubic-bezier(…)' on a square of 100, whose y grows downwards. */
function curvePath(bezier: string): string {
  const [x1 = 0, y1 = 0, x2 = 0, y2 = 0] = (bezier.match(/[\d.]+/g) ?? []).map(
    (share) => Number(share) * 100,
  );
  return `M0 100 C ${x1} ${100 - y1}, ${x2} ${100 - y2}, 100 0`;
}

export function Easings() {
  return (
    <div className={easings}>
      {Object.entries(easing).map(([name, bezier]) => (
        <div key={name}>
          <svg className={curve} viewBox="-4 -4 108 108" aria-hidden="true">
            <rect className={frame} width="100" height="100" />
            <path className={curveLine} d={curvePath(bezier)} />
          </svg>
          <p className={nameClass}>{name}</p>
          <p className={value}>{EASING_USES[name as keyof typeof easing]}</p>
        </div>
      ))}
    </div>
  );
}
