import { EmptyOrbit } from '../../../components/Orbit/Orbit.tsx';
import { heading, page } from '../../shell/message-page.css.ts';

/** The page at the app clip's address in a browser: one sentence, without an action. Source: member §2. */
export function AppClipSignUpPage() {
  return (
    <section className={page}>
      <EmptyOrbit />
      <h1 className={heading}>Sign-up continues in the Perigee app.</h1>
    </section>
  );
}
