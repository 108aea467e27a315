import type { ThemeName } from '@perigee/ui';
import type { ReactNode } from 'react';
import { light, lights, lightTitle } from './Lights.css.ts';

const titles: Readonly<Record<ThemeName, string>> = { night: 'Night', day: 'Day' };

/** The same content by night and by day: side by side where the window is wide enough. */
export function Lights({ children }: { children: (name: ThemeName) => ReactNode }) {
  return (
    <div className={lights}>
      {(['night', 'day'] as const).map((name) => (
        <section key={name} data-theme={name} className={light}>
          <h2 className={lightTitle}>{titles[name]}</h2>
          {children(name)}
        </section>
      ))}
    </div>
  );
}
