import { useState } from 'react';
import { visuallyHidden } from '../../../theme/visually-hidden.css.ts';
import { SignInFlow, type SignInFlowProps } from '../SignInFlow/SignInFlow.tsx';
import eclipse from './c-eclipse.jpg';
import { background, card, page, picture, scrim } from './LoginPage.css.ts';

export type LoginPageProps = Omit<SignInFlowProps, 'mayFocus'>;

/** Signing in on a page of its own, under the header. Source: member §2 (login page flow). */
export function LoginPage({ onViewChange, ...flow }: LoginPageProps) {
  // A page that has just opened leaves the focus where the browser puts it.
  const [hasMoved, setHasMoved] = useState(false);
  return (
    <div className={page}>
      <div className={background} aria-hidden="true">
        <img className={picture} src={eclipse} alt="" width={1352} height={585} />
        <div className={scrim} />
      </div>
      <h1 className={visuallyHidden}>Sign in</h1>
      <div className={card}>
        <SignInFlow
          {...flow}
          mayFocus={hasMoved}
          onViewChange={(view) => {
            setHasMoved(true);
            onViewChange?.(view);
          }}
        />
      </div>
    </div>
  );
}
