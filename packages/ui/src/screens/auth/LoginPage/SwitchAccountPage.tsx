import { Button } from '../../../components/Button/Button.tsx';
import { ButtonLink } from '../../../components/Link/ButtonLink.tsx';
import { IntroOrbit } from '../../../components/Orbit/IntroOrbit.tsx';
import { LoginMessage } from '../LoginFrame/LoginMessage.tsx';

export interface SwitchAccountPageProps {
  /** The first name of the signed-in member. */
  name: string;
  /** Continues with the current account. */
  stayHref: string;
  /** Signs out, and signs in with the link. */
  onSwitch: () => void;
}

/**
 * Asks a signed-in member before a sign-in link is used: the link may belong to another account, whose owner
 * sent it.
 */
export function SwitchAccountPage({ name, stayHref, onSwitch }: SwitchAccountPageProps) {
  return (
    <LoginMessage
      drawing={<IntroOrbit align="center" />}
      title={
        <>
          You’re signed in as <bdi>{name}</bdi>
        </>
      }
      text="This link signs you out here, and into the account it was made for. Use it only if you asked for it."
      actions={
        <>
          <ButtonLink href={stayHref}>Stay signed in</ButtonLink>
          <Button variant="outline" onClick={onSwitch}>
            Use the link
          </Button>
        </>
      }
    />
  );
}
