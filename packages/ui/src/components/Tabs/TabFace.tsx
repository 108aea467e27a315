import type { ReactNode } from 'react';
import { count as countClass, face } from './Tabs.css.ts';

interface TabFaceProps {
  count?: number;
  children: ReactNode;
}

/** The label of a Tab or a TabLink, and the number beside it. Apart, because links need no tab panels. */
export function TabFace({ count, children }: TabFaceProps) {
  return (
    <>
      <span className={face}>{children}</span>
      {count !== undefined && <span className={countClass}>{count}</span>}
    </>
  );
}
