import type { ReactNode } from 'react';
import { HeroOrbits } from '../../../components/Orbit/HeroOrbits.tsx';
import { Text } from '../../../components/Text/Text.tsx';
import lake from './lake.webp';
import { layout, orbits, picture, pictureArea, pictureText } from './SignInLayout.css.ts';

/** The layout of sign-in and sign-up pages: on wide windows, the form is beside a picture. */
export function SignInLayout({ children }: { children: ReactNode }) {
  return (
    <div className={layout}>
      <HeroOrbits className={orbits} />
      <div className={pictureArea} data-theme="night">
        <img loading="lazy" className={picture} src={lake} alt="" width={585} height={1266} />
        <div className={pictureText}>
          <Text size="2xl" tone="strong" leading="head" measure="xs" display balance>
            Where two orbits come closest
          </Text>
        </div>
      </div>
      {children}
    </div>
  );
}
